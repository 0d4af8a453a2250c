import type { Selectable } from 'kysely'
import type { Line } from '@moisson/core/choice/offer'
import type { Acknowledgement, ChoiceMode, SubmissionChannel } from '@moisson/core/vocabulary'
import type { EnrolmentRow } from '../campaign/enrolment-store.ts'
import type { ChoiceTable } from '../database/schema-campaign-side.ts'
import type { Receipt } from '@moisson/core/choice/receipt'
import type { Run } from '../database/run-statement.ts'

export type ChoiceRow = Omit<Selectable<ChoiceTable>, 'receipt'> & {
  receipt: Receipt | null
}

/** Every version of a person's choice in a campaign, oldest first. */
export interface Versions {
  draft: ChoiceRow | undefined
  /** The one that counts: the last confirmed, or the default once it was applied. */
  counted: ChoiceRow | undefined
  /** Replaced ones come without their lines and receipt. */
  all: readonly ChoiceRow[]
  /** Number of the last writing; 0 before the first. */
  written: number
  /** The same, moved on by a correction of the amount: what was decided before it was about another one. */
  version: number
}

const readVersions = `
  select id, company_id, campaign_beneficiary_id, campaign_id, beneficiary_id, status, mode, total_cents, acknowledgements,
    channel, receipt_number, receipt_sha256, submitted_at, version, created_at, updated_at,
    case when status = 'overridden' then '[]'::jsonb else lines end as lines,
    case when status = 'overridden' then null else receipt end as receipt
  from choice where campaign_beneficiary_id = $1 order by version, created_at`

export async function versionsOf(
  run: Run,
  { id, correction }: Pick<EnrolmentRow, 'id' | 'correction'>,
): Promise<Versions> {
  const corrected = correction?.choice_version ?? 0
  return versionsFrom(await run<ChoiceRow>('versions', readVersions, [id]), corrected)
}

function versionsFrom(rows: readonly ChoiceRow[], corrected = 0): Versions {
  const written = rows.at(-1)?.version ?? 0
  return {
    draft: rows.find((row) => row.status === 'draft'),
    counted: rows.find((row) => row.status === 'submitted' || row.status === 'default_applied'),
    all: rows,
    written,
    version: Math.max(written, corrected),
  }
}

export interface Writing {
  id: string
  company_id: string
  campaign_id: string
  campaign_beneficiary_id: string
  beneficiary_id: string
  mode: ChoiceMode
  lines: Line[]
  total_cents: number
  acknowledgements: Acknowledgement[]
  now: Date
}

export interface Confirmation extends Writing {
  channel: SubmissionChannel
  /** The day written on the paper that it was entered from. */
  signed_on?: string
  receipt: Receipt
  sha256: string
}

/** Who answers has read: informed that day at the latest. */
const informed = `opened_at = coalesce(opened_at, $11::timestamptz),
    informed_on = least(informed_on, paris_day($11::timestamptz))`
/** Whoever signed a paper opened nothing, and knew of it on the day written there. */
const informedOnPaper = `informed_on = least(informed_on, $16::date)`

const upsertDraft = `
  with kept as (
    insert into choice (id, company_id, campaign_beneficiary_id, campaign_id, beneficiary_id, status, mode, lines,
      total_cents, acknowledgements, version, created_at, updated_at)
    values ($1::uuid, $2::uuid, $3::uuid, $4::uuid, $5::uuid, 'draft', $6::text, $7::jsonb, $8::bigint, $9::text[], $10::int,
      $11::timestamptz, $11::timestamptz)
    on conflict (campaign_beneficiary_id) where status = 'draft' do update set mode = excluded.mode, lines = excluded.lines,
      total_cents = excluded.total_cents, acknowledgements = excluded.acknowledgements, version = excluded.version,
      updated_at = excluded.updated_at
  )
  update campaign_beneficiary set drafted_at = $11::timestamptz, updated_at = $11::timestamptz,
    engagement_state = case engagement_state when 'submitted' then 'submitted' else 'in_progress' end, ${informed}
  where id = $3::uuid`

/** Keeps a draft, the only one of this person; a confirmed choice goes on counting. The row is locked by the caller. */
export async function keepDraft(run: Run, writing: Writing, before: Versions): Promise<Versions> {
  const version = before.version + 1
  const { now } = writing
  await run('keep draft', upsertDraft, [
    writing.id,
    writing.company_id,
    writing.campaign_beneficiary_id,
    writing.campaign_id,
    writing.beneficiary_id,
    writing.mode,
    JSON.stringify(writing.lines),
    writing.total_cents,
    writing.acknowledgements,
    version,
    now,
  ])
  const { now: _, ...columns } = writing
  const draft: ChoiceRow = {
    channel: null,
    receipt_number: null,
    receipt_sha256: null,
    receipt: null,
    submitted_at: null,
    created_at: now,
    ...before.draft,
    ...columns,
    id: before.draft?.id ?? writing.id,
    status: 'draft',
    version,
    updated_at: now,
  }
  return versionsFrom([...before.all.filter((row) => row !== before.draft), draft])
}

/** Puts the draft aside: the confirmed choice it changed was confirmed again as it is. */
export async function setDraftAside(run: Run, before: Versions, now: Date): Promise<Versions> {
  const { draft } = before
  if (!draft) return before
  const version = before.version + 1
  await run(
    'set draft aside',
    `update choice set status = 'overridden', version = $2::int, updated_at = $3::timestamptz where id = $1::uuid`,
    [draft.id, version, now],
  )
  const aside: ChoiceRow = { ...draft, status: 'overridden', version, updated_at: now }
  return versionsFrom([...before.all.filter((row) => row !== draft), aside])
}

const insertConfirmed = (told: string) => `
  with confirmed as (
    insert into choice (id, company_id, campaign_beneficiary_id, campaign_id, beneficiary_id, status, mode, lines,
      total_cents, acknowledgements, version, channel, receipt_number, receipt_sha256, receipt, submitted_at, created_at, updated_at)
    values ($1::uuid, $2::uuid, $3::uuid, $4::uuid, $5::uuid, 'submitted', $6::text, $7::jsonb, $8::bigint, $9::text[], $10::int,
      $12::text, $13::text, $14::text, $15::jsonb, $11::timestamptz, $11::timestamptz, $11::timestamptz)
    on conflict (id) do update set status = 'submitted', mode = excluded.mode, lines = excluded.lines,
      total_cents = excluded.total_cents, acknowledgements = excluded.acknowledgements, version = excluded.version,
      channel = excluded.channel, receipt_number = excluded.receipt_number, receipt_sha256 = excluded.receipt_sha256,
      receipt = excluded.receipt, submitted_at = excluded.submitted_at, updated_at = excluded.updated_at
  )
  update campaign_beneficiary set engagement_state = 'submitted', submitted_at = $11::timestamptz, submission_channel = $12::text,
    receipt_number = $13::text, updated_at = $11::timestamptz, drafted_at = coalesce(drafted_at, $11::timestamptz), ${told}
  where id = $3::uuid`
const [confirmOneself, confirmFromPaper] = [insertConfirmed(informed), insertConfirmed(informedOnPaper)]

/**
 * Confirms a choice: it counts from now on, the one before it is kept, and the draft becomes this version. The row is
 * locked by the caller.
 */
export async function keepConfirmed(run: Run, writing: Confirmation, before: Versions): Promise<Versions> {
  const version = before.version + 1
  const { draft, counted } = before
  if (counted)
    await run(
      'replace',
      `update choice set status = 'overridden', updated_at = $2::timestamptz where id = $1::uuid`,
      [counted.id, writing.now],
    )
  const id = draft?.id ?? writing.id
  const onPaper = writing.signed_on !== undefined
  await run(onPaper ? 'confirm from paper' : 'confirm', onPaper ? confirmFromPaper : confirmOneself, [
    id,
    writing.company_id,
    writing.campaign_beneficiary_id,
    writing.campaign_id,
    writing.beneficiary_id,
    writing.mode,
    JSON.stringify(writing.lines),
    writing.total_cents,
    writing.acknowledgements,
    version,
    writing.now,
    writing.channel,
    writing.receipt.number,
    writing.sha256,
    JSON.stringify(writing.receipt),
    ...(onPaper ? [writing.signed_on] : []),
  ])
  const { now, sha256, signed_on: _, ...columns } = writing
  const confirmed: ChoiceRow = {
    ...columns,
    id,
    status: 'submitted',
    receipt_number: writing.receipt.number,
    receipt_sha256: sha256,
    submitted_at: now,
    version,
    created_at: draft?.created_at ?? now,
    updated_at: now,
  }
  const older = before.all
    .filter((row) => row !== draft)
    .map((row) => (row === counted ? { ...row, status: 'overridden' as const } : row))
  return versionsFrom([...older, confirmed])
}
