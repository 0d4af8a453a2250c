import { parisDay } from '@moisson/law/paris-time'
import { exportMyData } from '@moisson/contract/user'
import type { Language } from '@moisson/law/text'
import { sql } from 'kysely'
import { versionsOf } from '../choice/choice-store.ts'
import { myFile } from '../choice/choosing-file.ts'
import { readsEasily } from '../identity/user-record.ts'
import { noticePdf } from '../choice/notice-pdf.ts'
import { printedReceipt } from '../choice/printed-receipt.ts'
import type { Tx } from '../database/connect.ts'
import { plain } from '../database/run-statement.ts'
import { writeZip, type ZipEntry } from '../export/write-zip.ts'
import type { Caller } from '../http/caller.ts'
import { handleFreely } from '../http/handle.ts'
import { Refused } from '../http/refused.ts'
import { myData } from './my-data.ts'

/** Everything kept about the caller: the data as JSON, and in the archive the notices and receipts as they were given. */
export const handleExportMyData = handleFreely(exportMyData, async (context) => {
  const { caller, language, input, inTransaction } = context
  const { data, papers, day } = await inTransaction(async (tx, now) => {
    const papers = input.query.format === 'zip' ? await papersOf(tx, caller, language, inTransaction) : []
    const data = await myData(tx, caller, { now, language })
    await context.audit(tx, now, { target_type: 'user', target_id: caller.user_id })
    return { data, papers, day: parisDay(now.toISOString()) }
  })
  const json = Buffer.from(JSON.stringify(data, null, 2))
  const name = `moisson-mes-donnees-${day}`
  if (input.query.format !== 'zip')
    return { file: { name: `${name}.json`, type: 'application/json', body: json } }
  const entries: ZipEntry[] = [{ name: 'mes-donnees.json', content: [json] }]
  // Printed one by one, outside the transaction.
  for (const { folder, print } of papers) {
    const paper = await print()
    entries.push({ name: `${folder}/${paper.name}`, content: [paper.body] })
  }
  const pieces: Buffer[] = []
  for await (const piece of writeZip(entries)) pieces.push(piece)
  return { file: { name: `${name}.zip`, type: 'application/zip', body: Buffer.concat(pieces) } }
})

interface Paper {
  folder: string
  print: () => Promise<{ name: string; body: Buffer }>
}

/** The notice of each campaign the person may see, and the receipt of the choice that counts. */
async function papersOf(
  tx: Tx,
  caller: Caller,
  language: Language,
  inTransaction: Parameters<typeof printedReceipt>[1],
): Promise<Paper[]> {
  const { rows } = await sql<{ id: string; folder: string }>`
    select c.id, 'campagne-' || c.year || '-' || left(c.id::text, 8) as folder from campaign c
    where c.id in (select campaign_id from campaign_beneficiary where beneficiary_id = any(${caller.beneficiaries.map(({ id }) => id)}::uuid[]))
      and c.launched_at is not null and c.forgotten_at is null order by c.year, c.id`.execute(tx)
  const papers: Paper[] = []
  const easy = await readsEasily(tx, caller.user_id)
  for (const { id, folder } of rows) {
    const file = await myFile(plain(tx), caller, id).catch((error: unknown) => {
      if (error instanceof Refused) return null
      throw error
    })
    if (!file) continue
    papers.push({ folder, print: () => noticePdf(file, language, easy) })
    const receipt = (await versionsOf(plain(tx), file.enrolment)).counted?.receipt
    if (receipt) papers.push({ folder, print: () => printedReceipt(receipt, inTransaction) })
  }
  return papers
}
