import { listMyPapers, readMyPaper, readMyPapers } from '@moisson/contract/own-papers'
import { apart } from '@moisson/core/choice/own-paper'
import type { Receipt } from '@moisson/core/choice/receipt'
import { shortDay } from '@moisson/law/words/days'
import type { Language } from '@moisson/law/text'
import { myFile } from '../choice/choosing-file.ts'
import { noticePdf } from '../choice/notice-pdf.ts'
import { printedReceipt } from '../choice/printed-receipt.ts'
import { statementFacts, statementPdf } from '../choice/statement-pdf.ts'
import { readsEasily } from '../identity/user-record.ts'
import type { Tx } from '../database/connect.ts'
import { plain } from '../database/run-statement.ts'
import { writeZip } from '../export/write-zip.ts'
import { openFile } from '../file/keep-file.ts'
import type { Caller } from '../http/caller.ts'
import { handle, handleFreely } from '../http/handle.ts'
import { notFound } from '../http/refused.ts'
import type { Services } from '../services.ts'
import { logAccess } from './log-access.ts'
import { ownPapers, type OwnPaperOut } from './own-papers.ts'

export const handleListMyPapers = handle(listMyPapers, async ({ tx, caller, now }) => {
  const items = await ownPapers(tx, caller, now)
  return { items, total: items.length }
})

/** Only what stands in the caller's list is there, whatever is asked by its id. */
export const handleReadMyPaper = handleFreely(readMyPaper, async (context) => {
  const { caller, input, inTransaction } = context
  const { pid } = input.path
  const listed = await inTransaction((tx, now) => ownPapers(tx, caller, now))
  const paper = listed.find(({ id }) => id === pid)
  if (!paper) throw notFound()
  const { body, type, sha256 } = await paperOf(context, paper)
  return { file: { name: paper.file_name, type, body, ...(sha256 ? { sha256 } : {}) } }
})

/** One archive, written as it is sent: each paper is printed or read when its turn comes, outside any transaction. */
export const handleReadMyPapers = handleFreely(readMyPapers, async (context) => {
  const { caller, language, inTransaction, refuse } = context
  const papers = await inTransaction((tx, now) => ownPapers(tx, caller, now))
  if (papers.length === 0) throw refuse('no_papers')
  const names = apart(papers.map(({ file_name }) => file_name))
  const list = papers.map((paper, place) => ({ paper, name: names[place] ?? paper.file_name }))
  const contents = list.map(({ paper, name }) => ({
    name,
    content: (async function* () {
      yield (await paperOf(context, paper)).body
    })(),
  }))
  return {
    file: {
      name: `Mes papiers ${caller.name}.zip`,
      type: 'application/zip',
      body: writeZip([
        { name: '0 - Sommaire.txt', content: [contentsList(list, caller.name, language)] },
        ...contents,
      ]),
    },
  }
})

interface Where {
  caller: Caller
  language: Language
  services: Services
  inTransaction: <Result>(work: (tx: Tx, now: Date) => Promise<Result>) => Promise<Result>
}
interface Paper {
  body: Buffer
  type: string
  sha256?: string
}
const pdf = { type: 'application/pdf' }

/** A paper of the caller's own list: printed from what was recorded, or the file as it was kept. */
async function paperOf(
  { caller, language, services, inTransaction }: Where,
  { kind, id }: OwnPaperOut,
): Promise<Paper> {
  switch (kind) {
    case 'notice': {
      const { file, easy } = await inTransaction(async (tx) => ({
        file: await myFile(plain(tx), caller, id),
        easy: await readsEasily(tx, caller.user_id),
      }))
      return { ...pdf, body: (await noticePdf(file, language, easy)).body }
    }
    case 'receipt': {
      const receipt = await inTransaction((tx) => receiptOf(tx, id))
      const { body, sha256 } = await printedReceipt(receipt, inTransaction)
      return { ...pdf, body, sha256 }
    }
    case 'statement': {
      const mine = caller.beneficiaries.find(({ company_id }) => company_id === id)
      if (!mine) throw notFound()
      const facts = await inTransaction((tx, now) => statementFacts(tx, mine, now))
      return { ...pdf, body: await statementPdf(facts, language) }
    }
    case 'signed':
      return inTransaction(async (tx) => kept(services, tx, await fileOf(tx, 'choice_paper', id)))
    case 'document':
      return inTransaction(async (tx, now) => {
        const row = await fileOf(tx, 'document', id)
        const who = { kind: 'download', who: caller.name, user_id: caller.user_id } as const
        await logAccess(tx, { id, company_id: row.company_id }, who, now)
        return kept(services, tx, row)
      })
  }
}

async function kept(services: Services, tx: Tx, { file_id }: { file_id: string }): Promise<Paper> {
  const { bytes, mime_type, sha256 } = await openFile(services, tx, file_id)
  return { body: bytes, type: mime_type, sha256 }
}

async function receiptOf(tx: Tx, id: string): Promise<Receipt> {
  const row = await tx.selectFrom('choice').select('receipt').where('id', '=', id).executeTakeFirst()
  if (!row?.receipt) throw notFound()
  return row.receipt
}

async function fileOf(tx: Tx, table: 'choice_paper' | 'document', id: string) {
  const row = await tx
    .selectFrom(table)
    .select(['file_id', 'company_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

const words = {
  fr: { title: 'Mes papiers', of: 'Ce que Moisson garde pour' },
  en: { title: 'My papers', of: 'What Moisson keeps for' },
}

/** What is in the archive, as plain text for every system. */
function contentsList(
  list: readonly { paper: OwnPaperOut; name: string }[],
  person: string,
  language: Language,
): string {
  const say = words[language]
  const lines = list.flatMap(({ paper, name }) => [
    name,
    `   ${shortDay(paper.on, language)}, ${paper.company_name}. ${paper.purpose[language]}`,
  ])
  return `\ufeff${[say.title, `${say.of} ${person}`, '', ...lines].join('\r\n')}\r\n`
}
