import type { getAccordDraft, listAccordDrafts } from '@moisson/contract/accord-drafts'
import type { Output } from '@moisson/contract/call'
import type { DraftAnswers } from '@moisson/core/accord/draft-answers'
import { sql, type Selectable } from 'kysely'
import type { Tx } from '../database/connect.ts'
import type { AccordDraftTable } from '../database/schema-company-side.ts'
import { refused, Refused } from '../http/refused.ts'
import { rowIn } from '../http/row-in.ts'

export type DraftRow = Selectable<AccordDraftTable>
type Summary = Output<typeof listAccordDrafts>['items'][number]
type Whole = Output<typeof getAccordDraft>

/** Drafts of one company: enough for several agreements and their trials, few enough to be read in one list. */
export const MOST_DRAFTS = 50
/** Versions kept of one draft, the latest. */
const MOST_VERSIONS = 60
/** What one person saves within this time is one version: a screen saves at every answer. */
const ONE_SITTING = '10 minutes'

/** The draft of a company; not found outside it. */
export const draftIn = (tx: Tx, companyId: string, id: string, lock?: 'update'): Promise<DraftRow> =>
  rowIn(tx, 'accord_draft', companyId, id, lock)

/** What a body names is refused in its words, where what an address names is not found. */
export async function requireDraft(tx: Tx, companyId: string, id: string): Promise<void> {
  const found = await tx
    .selectFrom('accord_draft')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) throw refused('unknown_draft')
}

export const summaryOf = (row: DraftRow): Summary => ({
  id: row.id,
  company_id: row.company_id,
  name: row.name,
  kind: row.kind,
  origin: row.origin,
  origin_name: row.origin_name,
  version: row.version,
  created_at: row.created_at.toISOString(),
  created_by_name: row.created_by_name,
  updated_at: row.updated_at.toISOString(),
  updated_by_name: row.updated_by_name,
})

export const draftOut = (row: DraftRow): Whole => ({ ...summaryOf(row), answers: row.answers })

export function refuseStale(row: DraftRow, ifMatch: number | undefined): void {
  if (ifMatch !== undefined && ifMatch !== row.version)
    throw new Refused({ refusal: 'version_conflict', details: {} }, { current: draftOut(row) })
}

/** Keeps a version of the answers; the ones of the same sitting and the oldest ones go. */
export async function keepVersion(
  tx: Tx,
  version: {
    company_id: string
    draft_id: string
    version: number
    answers: DraftAnswers
    by: { id: string; name: string }
  },
  now: Date,
): Promise<void> {
  const { company_id, draft_id, by } = version
  // The first version is where the draft began: it stays to be compared with.
  await sql`
    delete from accord_draft_version v where company_id = ${company_id} and draft_id = ${draft_id} and version > 1
      and saved_by = ${by.id} and saved_at > ${now}::timestamptz - ${ONE_SITTING}::interval
      and version = (select max(version) from accord_draft_version where draft_id = ${draft_id})`.execute(tx)
  await tx
    .insertInto('accord_draft_version')
    .values({
      company_id,
      draft_id,
      version: version.version,
      answers: JSON.stringify(version.answers),
      saved_by: by.id,
      saved_by_name: by.name,
      saved_at: now,
    })
    .execute()
  await sql`
    delete from accord_draft_version where company_id = ${company_id} and draft_id = ${draft_id} and version > 1
      and version not in (select version from accord_draft_version where draft_id = ${draft_id}
        order by version desc limit ${MOST_VERSIONS - 1})`.execute(tx)
}
