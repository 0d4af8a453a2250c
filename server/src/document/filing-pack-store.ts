import type { Output } from '@moisson/contract/call'
import type { getFilingPack } from '@moisson/contract/document'
import { shownStatus } from '@moisson/core/document/document-status'
import {
  filingDeadlines,
  neededPapers,
  paperState,
  whatToDo,
  writtenDeadlines,
  type NeededPaper,
} from '@moisson/core/document/filing-pack'
import type { DocumentType } from '@moisson/core/vocabulary'
import { conclusionModes, modesOpenTo, type ConclusionModeName } from '@moisson/law/conclusion-modes'
import { agreementRows } from '../company/agreement-store.ts'
import { companyRow } from '../company/company-store.ts'
import type { Tx } from '../database/connect.ts'
import type { Caller } from '../http/caller.ts'
import { documentsSeen, selectedOf, type DocumentRow } from './document-store.ts'
import { parisDay } from '@moisson/law/paris-time'

export type FilingPack = Output<typeof getFilingPack>
export interface FoundPack {
  pack: FilingPack
  /** The rows of the papers found, by paper. */
  rows: Map<string, DocumentRow>
}

interface Asked {
  tx: Tx
  caller: Caller
  companyId: string
  now: Date
  mode: ConclusionModeName | undefined
}

const names = Object.keys(conclusionModes) as ConclusionModeName[]

/** The papers to file with the company's intéressement, each found among its documents or not. */
export async function findFilingPack({ tx, caller, companyId, now, mode: asked }: Asked): Promise<FoundPack> {
  const today = parisDay(now)
  const company = await companyRow(tx, companyId)
  const situation = {
    size: company.headcount === null ? null : Number(company.headcount),
    cse: company.has_cse,
    ds: company.has_union_delegate,
  }
  const papersOf = selectedOf(documentsSeen(tx, companyId, caller))
    .where('d.current', '=', true)
    .where('d.status', '<>', 'archived')
    .orderBy('d.created_at', 'desc')
  const found = (await papersOf.execute()).map((row) => ({
    ...row,
    status: shownStatus(row.status, row.valid_until, today),
  }))
  const agreement = newestText(['interessement_agreement', 'interessement_due'], found)
  const written = modeWritten(agreement)
  // Whether an approved agreement of the branch exists is not on file: it closes no other way, and stays one itself.
  const open = modesOpenTo({
    size: situation.size ?? 0,
    ds: situation.ds === true,
    cse: situation.cse === true,
    approved_branch_accord: false,
  }).concat('branch')
  const mode = asked ?? written ?? likely(situation, agreement)
  const rows = new Map<string, DocumentRow>()
  const main = newestText(neededPapers(mode, situation)[0]?.types ?? [], found)
  const papers = neededPapers(mode, situation).map((paper) => {
    const row = paper.code === 'text' ? main : best(paper, found, main?.year ?? null)
    const state = paperState(row?.status)
    if (row) rows.set(paper.code, row)
    return {
      ...paper,
      types: [...paper.types],
      state,
      to_do: whatToDo(paper.code, state, paper.required),
      document: row
        ? {
            id: row.id,
            title: row.title,
            file_name: row.file_name,
            size_bytes: row.size_bytes,
            status: row.status,
            revision: row.revision,
          }
        : null,
    }
  })
  const missing = papers.filter((paper) => paper.required && paper.state !== 'present').length
  // The days of the agreement on record count for its text, wherever they were entered.
  const recorded = (await agreementRows(tx, companyId)).find(
    ({ document_id }) => main !== undefined && document_id === main.id,
  )
  const signed_at = main?.signed_at ?? recorded?.signed_on ?? null
  const filed_at = main?.filed_at ?? recorded?.filed_on ?? null
  const receipt = found.find((row) => row.type === 'filing_receipt')
  return {
    rows,
    pack: {
      mode,
      mode_from: asked ? 'asked' : written ? 'agreement' : 'company',
      modes: names.map((value) => ({
        value,
        label: conclusionModes[value].label,
        open: open.includes(value),
      })),
      papers,
      ready: missing === 0,
      missing,
      deadlines: deadlinesOf(main && { ...main, signed_at, filed_at }, company, today),
      filed_at,
      filing_reference: main?.filing_reference ?? recorded?.filing_reference ?? null,
      receipt_document_id: filed_at ? (receipt?.id ?? null) : null,
    },
  }
}

function deadlinesOf(
  main: DocumentRow | undefined,
  company: { fiscal_year_end_month: number | null; fiscal_year_end_day: number | null },
  today: string,
): FilingPack['deadlines'] {
  const { fiscal_year_end_month: month, fiscal_year_end_day: day } = company
  if (!main || main.year === null || main.filed_at !== null) return null
  const written = writtenDeadlines(main.answers)
  if (written === null && (month === null || day === null)) return null
  const deadlines = written
    ? { year: main.year, ...written }
    : filingDeadlines(main.year, { month: month ?? 12, day: day ?? 31 })
  const late = today > (main.signed_at === null ? deadlines.sign_by : deadlines.file_by)
  return { ...deadlines, late }
}

/** The text to file: of the latest exercice, signed rather than not, a PDF rather than its Word copy, the newest. */
function newestText(types: readonly DocumentType[], found: DocumentRow[]): DocumentRow | undefined {
  const order = (row: DocumentRow) => [
    Number(row.status === 'expired'),
    -(row.year ?? 0),
    rank(row),
    Number(row.mime_type !== 'application/pdf'),
  ]
  return found
    .filter((row) => types.some((type) => type === row.type))
    .map((row) => ({ row, keys: order(row) }))
    .toSorted((a, b) => a.keys.map((key, place) => key - (b.keys[place] ?? 0)).find(Boolean) ?? 0)[0]?.row
}

const ranks = { present: 0, not_signed: 1, missing: 2 }

/** The paper that serves best: one that can be filed before one that cannot, then the newest; not of an older text. */
function best(
  needed: Pick<NeededPaper, 'types'> | undefined,
  found: DocumentRow[],
  year: number | null = null,
): DocumentRow | undefined {
  return found
    .filter((row) => needed?.types.some((type) => type === row.type))
    .filter((row) => year === null || row.year === null || row.year >= year - 1)
    .toSorted((a, b) => rank(a) - rank(b))[0]
}
const rank = (row: DocumentRow) => ranks[paperState(row.status)]

/** The mode the agreement was written for, when it was written here. */
function modeWritten(row: DocumentRow | undefined): ConclusionModeName | undefined {
  const mode = row?.answers?.accord?.conclusion?.mode
  return names.find((name) => name === mode)
}

/** The way most companies in this situation take. */
function likely(
  { cse, ds }: { cse: boolean | null; ds: boolean | null },
  agreement: DocumentRow | undefined,
): ConclusionModeName {
  if (agreement?.type === 'interessement_due') return 'unilateral'
  if (ds) return 'unions'
  return cse ? 'works_council' : 'ratification'
}
