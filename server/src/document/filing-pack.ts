import { getFilingPack, readFilingPack } from '@moisson/contract/document'
import { documentTypeNames } from '@moisson/core/document/document-types'
import { writeZip, type ZipEntry } from '../export/write-zip.ts'
import { openFile } from '../file/keep-file.ts'
import { capital } from '@moisson/law/words/capital'
import { longDay } from '@moisson/law/words/days'
import { colon } from '@moisson/law/words/punctuation'
import { handle } from '../http/handle.ts'
import { refused } from '../http/refused.ts'
import { companyRow } from '../company/company-store.ts'
import { findFilingPack, type FoundPack } from './filing-pack-store.ts'
import { logAccess } from './log-access.ts'
import type { Language } from '@moisson/law/text'

export const handleGetFilingPack = handle(getFilingPack, async ({ tx, caller, companyId, input, now }) => {
  const { pack } = await findFilingPack({ tx, caller, companyId, now, mode: input.query.mode })
  return pack
})

/** One archive, written as it is sent: what can be filed, and a list that says what is still missing. */
export const handleReadFilingPack = handle(readFilingPack, async (context) => {
  const { tx, caller, companyId, input, now, services, language } = context
  const found = await findFilingPack({ tx, caller, companyId, now, mode: input.query.mode })
  if (found.rows.size === 0) throw refused('filing_pack_empty')
  const company = await companyRow(tx, companyId)
  for (const row of found.rows.values())
    await logAccess(tx, row, { kind: 'download', who: caller.name, user_id: caller.user_id }, now)
  const papers = found.pack.papers.flatMap((paper, place): ZipEntry[] => {
    const row = found.rows.get(paper.code)
    if (!row) return []
    const content = async function* () {
      yield (await openFile(services, tx, row.file_id)).bytes
    }
    return [{ name: entryName(place, row, language), content: content() }]
  })
  const list = {
    name: { fr: '0 - Sommaire.txt', en: '0 - Contents.txt' }[language],
    content: [summary(found, company.legal_name, language)],
  }
  return {
    file: {
      name: `${words[language].file(company.legal_name)}.zip`,
      type: 'application/zip',
      body: writeZip([list, ...papers]),
    },
  }
})

/** A name every system unpacks: rank, type, and the ending of the file. */
function entryName(place: number, row: { type: string; file_name: string }, language: Language): string {
  const type = documentTypeNames[row.type as keyof typeof documentTypeNames][language]
  return `${place + 1} - ${type.replaceAll(/[<>:"/\\|?*]/g, ' ')}.${row.file_name.split('.').at(-1)}`
}

const words = {
  fr: {
    file: (company: string) => `Dossier de dépôt ${company}`,
    title: 'Dossier de dépôt TéléAccords',
    states: { present: 'joint', missing: 'MANQUE', not_signed: 'PAS ENCORE SIGNÉ' },
    if_due: 'le cas échéant',
    days: (sign: string, file: string) =>
      `À signer au plus tard le ${sign}, à déposer au plus tard le ${file}.`,
    signatories: 'Signataires',
    signed: (day: string) => `a signé le ${day}`,
    day_unsaid: 'jour de signature non inscrit',
    unproven: 'pièce non inscrite',
    ready: 'Le dossier est complet.',
    missing: (count: number) =>
      count > 1
        ? `${count} pièces restent à réunir avant le dépôt.`
        : '1 pièce reste à réunir avant le dépôt.',
  },
  en: {
    file: (company: string) => `Filing pack ${company}`,
    title: 'TéléAccords filing pack',
    states: { present: 'enclosed', missing: 'MISSING', not_signed: 'NOT SIGNED YET' },
    if_due: 'if due',
    days: (sign: string, file: string) => `To be signed by ${sign}, to be filed by ${file}.`,
    signatories: 'Signatories',
    signed: (day: string) => `signed on ${day}`,
    day_unsaid: 'day of signature not recorded',
    unproven: 'paper not recorded',
    ready: 'The pack is complete.',
    missing: (count: number) =>
      count > 1
        ? `${count} papers are still needed before filing.`
        : '1 paper is still needed before filing.',
  },
}

function summary({ pack, rows }: FoundPack, company: string, language: Language): string {
  const say = words[language]
  const lines = pack.papers.map((paper, place) => {
    const row = rows.get(paper.code)
    const due = paper.required ? '' : ` (${say.if_due})`
    const print = row ? `\r\n   ${row.title} — SHA-256 ${row.sha256}` : ''
    return `${place + 1}. ${paper.label[language]}${due}${colon[language]}${say.states[paper.state]}${print}`
  })
  const mode = pack.modes.find(({ value }) => value === pack.mode)?.label[language] ?? ''
  const end = pack.ready ? say.ready : say.missing(pack.missing)
  const signatories = pack.signatories.map(
    ({ capacity, name, quality, organisation, signed_on, document_id, proof }) => {
      const who = [name, quality, organisation].filter(Boolean).join(', ')
      const day = signed_on ? say.signed(longDay(signed_on, language)) : say.day_unsaid
      const unproven = proof !== null && document_id === null ? `, ${say.unproven}` : ''
      return `- ${capacity[language]}${colon[language]}${who}, ${day}${unproven}`
    },
  )
  const { deadlines } = pack
  const days = deadlines
    ? [say.days(longDay(deadlines.sign_by, language), longDay(deadlines.file_by, language))]
    : []
  const signing = signatories.length > 0 ? ['', say.signatories, ...signatories] : []
  return `\ufeff${[say.title, company, capital(mode), ...days, '', ...lines, ...signing, '', end].join('\r\n')}\r\n`
}
