import type { Output } from '@moisson/contract/call'
import type { getFilingPack } from '@moisson/contract/document'
import { shownStatus } from '@moisson/core/document/document-status'
import {
  neededPapers,
  paperState,
  saysOptions,
  textDeadlines,
  whatToDo,
  type NeededPaper,
} from '@moisson/core/document/filing-pack'
import { papersOf } from '@moisson/core/company/signatories'
import { capacityNames } from '@moisson/core/company/signatory-fields'
import type { DocumentType } from '@moisson/core/vocabulary'
import { conclusionModes, modesOpenTo, type ConclusionModeName } from '@moisson/law/conclusion-modes'
import { agreementRows } from '../company/agreement-store.ts'
import { companyRow } from '../company/company-store.ts'
import { sql } from 'kysely'
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
  const listed = selectedOf(documentsSeen(tx, companyId, caller))
    .where('d.current', '=', true)
    .where('d.status', '<>', 'archived')
    // The minutes of a text that the personnel did not ratify prove the signature of none.
    .where(
      sql<boolean>`not exists (select from ratification r where r.minutes_document_id = d.id and r.state = 'not_ratified')`,
    )
    .orderBy('d.created_at', 'desc')
  const found = (await listed.execute()).map((row) => ({
    ...row,
    status: shownStatus(row.status, row.valid_until, today),
  }))
  const agreement = newestText(['interessement_agreement', 'interessement_due'], found)
  // The days and signatories of the agreement on record count for its text, wherever they were entered.
  const agreements = await agreementRows(tx, companyId)
  const series = await seriesOf(tx, companyId, agreements)
  const recordedWith = (row: DocumentRow | undefined) =>
    row && agreements.find(({ document_id }) => document_id && series.get(document_id) === row.series_id)
  const written = modeWritten(agreement) ?? recordedWith(agreement)?.conclusion ?? undefined
  const situation = {
    size: company.headcount === null ? null : Number(company.headcount),
    cse: company.has_cse,
    ds: company.has_union_delegate,
    group: agreement?.answers?.accord?.scope?.kind === 'group',
  }
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
  const recorded = recordedWith(main)
  const proofs = (recorded?.signatories ?? []).map(({ document_id }) => document_id)
  const used = new Set<string>()
  const papers = neededPapers(mode, situation).map((paper) => {
    const others = found.filter(({ id }) => !used.has(id))
    const row = paper.code === 'text' ? main : best(paper, others, { year: main?.year ?? null, proofs })
    if (row) used.add(row.id)
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
      signatories: (recorded?.signatories ?? []).map((one) => ({
        ...one,
        capacity: capacityNames[one.capacity],
        quality: one.quality ?? null,
        organisation: one.organisation ?? null,
        signed_on: one.signed_on ?? null,
        document_id: found.find(({ id }) => id === one.document_id)?.id ?? null,
        proof: papersOf(one.capacity)?.[0] ?? null,
      })),
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
  if (!main || main.year === null || main.filed_at !== null) return null
  const days = textDeadlines(main, company)
  if (days === null) return null
  const deadlines = { ...days, year: main.year }
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

/** The series of the papers that agreements name: their signed version has another number. */
async function seriesOf(tx: Tx, companyId: string, agreements: readonly { document_id: string | null }[]) {
  const ids = agreements.flatMap(({ document_id }) => document_id ?? [])
  const rows =
    ids.length === 0
      ? []
      : await tx
          .selectFrom('document')
          .select(['id', 'series_id'])
          .where('company_id', '=', companyId)
          .where('id', 'in', ids)
          .execute()
  return new Map(rows.map(({ id, series_id }) => [id, series_id]))
}

/**
 * The paper that serves best: one that can be filed before one that cannot, then the one a signatory was recorded with,
 * then the newest; not of an older text.
 */
function best(
  needed: Pick<NeededPaper, 'types'> | undefined,
  found: DocumentRow[],
  { year, proofs }: { year: number | null; proofs: readonly (string | null | undefined)[] },
): DocumentRow | undefined {
  return found
    .filter((row) => needed?.types.some((type) => type === row.type))
    .filter((row) => row.type !== 'other' || saysOptions(row.title))
    .filter((row) => year === null || row.year === null || row.year >= year - 1)
    .toSorted((a, b) => rank(a) - rank(b) || proven(b, proofs) - proven(a, proofs))[0]
}
const proven = ({ id }: DocumentRow, proofs: readonly (string | null | undefined)[]) =>
  Number(proofs.includes(id))
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
