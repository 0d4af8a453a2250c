import { sql, type Selectable } from 'kysely'
import type { Line } from '@moisson/core/choice/offer'
import type { ChoiceTable } from '../database/schema.ts'
import type { Tx } from '../database/connect.ts'
import type { Receipt } from './receipt.ts'

export type ChoiceRow = Omit<Selectable<ChoiceTable>, 'lines' | 'receipt'> & {
  lines: Line[]
  receipt: Receipt | null
}

/** Every version of a person's choice in a campaign, oldest first. */
export interface Versions {
  draft: ChoiceRow | undefined
  /** The one that counts: the last confirmed, or the default once it was applied. */
  counted: ChoiceRow | undefined
  all: readonly ChoiceRow[]
  /** Number of the last writing; 0 before the first. */
  version: number
}

export async function versionsOf(tx: Tx, enrolmentId: string): Promise<Versions> {
  const { rows } = await sql<ChoiceRow>`
    select * from choice where campaign_beneficiary_id = ${enrolmentId} order by version, created_at`.execute(
    tx,
  )
  return {
    draft: rows.find((row) => row.status === 'draft'),
    counted: rows.find((row) => row.status === 'submitted' || row.status === 'default_applied'),
    all: rows,
    version: rows.at(-1)?.version ?? 0,
  }
}

export interface Writing {
  id: string
  company_id: string
  campaign_id: string
  campaign_beneficiary_id: string
  beneficiary_id: string
  mode: string
  lines: readonly Line[]
  total_cents: number
  acknowledgements: readonly string[]
  version: number
  now: Date
}

/** Keeps a draft, the only one of this person; a confirmed choice goes on counting. */
export async function keepDraft(tx: Tx, writing: Writing): Promise<void> {
  await sql`
    with kept as (
      insert into choice (id, company_id, campaign_beneficiary_id, campaign_id, beneficiary_id, status, mode, lines,
        total_cents, acknowledgements, version, created_at, updated_at)
      values (${writing.id}, ${writing.company_id}, ${writing.campaign_beneficiary_id}, ${writing.campaign_id},
        ${writing.beneficiary_id}, 'draft', ${writing.mode}, ${JSON.stringify(writing.lines)}, ${writing.total_cents},
        ${writing.acknowledgements}::text[], ${writing.version}, ${writing.now}, ${writing.now})
      on conflict (campaign_beneficiary_id) where status = 'draft' do update set mode = excluded.mode,
        lines = excluded.lines, total_cents = excluded.total_cents, acknowledgements = excluded.acknowledgements,
        version = excluded.version, updated_at = excluded.updated_at
    )
    update campaign_beneficiary set drafted_at = ${writing.now}, updated_at = ${writing.now},
      engagement_state = case engagement_state when 'submitted' then 'submitted' else 'in_progress' end
    where id = ${writing.campaign_beneficiary_id}`.execute(tx)
}

/** Puts a draft aside: the confirmed choice it changed was confirmed again as it is. */
export async function setDraftAside(tx: Tx, draft: ChoiceRow, version: number, now: Date): Promise<void> {
  await tx
    .updateTable('choice')
    .set({ status: 'overridden', version, updated_at: now })
    .where('id', '=', draft.id)
    .where('company_id', '=', draft.company_id)
    .execute()
}

/** Confirms a choice: it counts from now on, the one before it is kept, and the draft has become this version. */
export async function keepConfirmed(
  tx: Tx,
  writing: Writing & { channel: string; receipt: Receipt; sha256: string },
  { draft, counted }: Pick<Versions, 'draft' | 'counted'>,
): Promise<void> {
  if (counted) {
    await tx
      .updateTable('choice')
      .set({ status: 'overridden', updated_at: writing.now })
      .where('id', '=', counted.id)
      .where('company_id', '=', counted.company_id)
      .execute()
  }
  const { receipt, now } = writing
  const confirmed = draft
    ? sql`update choice set status = 'submitted', mode = ${writing.mode}, lines = ${JSON.stringify(writing.lines)},
        total_cents = ${writing.total_cents}, acknowledgements = ${writing.acknowledgements}::text[],
        channel = ${writing.channel}, receipt_number = ${receipt.number}, receipt_sha256 = ${writing.sha256},
        receipt = ${JSON.stringify(receipt)}, submitted_at = ${now}, version = ${writing.version}, updated_at = ${now}
      where id = ${draft.id} and company_id = ${writing.company_id}`
    : sql`insert into choice (id, company_id, campaign_beneficiary_id, campaign_id, beneficiary_id, status, mode, lines,
        total_cents, acknowledgements, channel, receipt_number, receipt_sha256, receipt, submitted_at, version,
        created_at, updated_at)
      values (${writing.id}, ${writing.company_id}, ${writing.campaign_beneficiary_id}, ${writing.campaign_id},
        ${writing.beneficiary_id}, 'submitted', ${writing.mode}, ${JSON.stringify(writing.lines)}, ${writing.total_cents},
        ${writing.acknowledgements}::text[], ${writing.channel}, ${receipt.number}, ${writing.sha256},
        ${JSON.stringify(receipt)}, ${now}, ${writing.version}, ${now}, ${now})`
  await sql`
    with confirmed as (${confirmed})
    update campaign_beneficiary set engagement_state = 'submitted', submitted_at = ${now},
      submission_channel = ${writing.channel}, receipt_number = ${receipt.number}, updated_at = ${now},
      drafted_at = coalesce(drafted_at, ${now})
    where id = ${writing.campaign_beneficiary_id}`.execute(tx)
}
