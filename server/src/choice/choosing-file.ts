import { yearOf } from '@moisson/core/abondement/account'
import { isAnswerable } from '@moisson/core/campaign/answer-window'
import { personOf, type Line, type Offer, type Person } from '@moisson/core/choice/offer'
import { offerFrom } from '@moisson/core/choice/offer-from'
import { keeperColumns, keepersKept, type KeeperSettings } from '@moisson/core/keeper/keepers-of'
import { isRefusal } from '@moisson/core/refusal'
import type { HeldTold } from '@moisson/core/payment/held-left'
import type { CampaignType } from '@moisson/core/vocabulary'
import { accountsOf } from '../abondement/account-store.ts'
import type { CampaignRow } from '../campaign/campaign-store.ts'
import type { EnrolmentRow } from '../campaign/enrolment-store.ts'
import { leavingDay } from '../campaign/leaving-day.ts'
import type { CampaignRules } from '../database/schema-campaign-side.ts'
import type { Caller } from '../http/caller.ts'
import { notFound, refused } from '../http/refused.ts'
import { taxedOfHeld } from '../campaign/taxed-of-held.ts'
import { frozenRules } from '../frozen/frozen-rules.ts'
import type { Run } from '../database/run-statement.ts'

/** The company, with the keepers that the campaign goes by. */
export interface CompanyFacts extends KeeperSettings {
  id: string
  legal_name: string
  siren: string
  logo_url: string | null
}

const campaignColumns = [
  'envelope_basis',
  'reserve_formula',
  'complement_gross_cents',
  'id',
  'company_id',
  'name',
  'type',
  'year',
  'state',
  'exercise_start',
  'exercise_end',
  'envelope_gross_cents',
  'each_gross_cents',
  'distributed_gross_cents',
  'criteria',
  'seniority_months',
  'specific_agreement_on',
  'prorate_cap',
  'redistribute',
  'response_days',
  'opens_at',
  'presumption_days',
  'closes_at',
  'launched_at',
  'planned_payment_date',
  'legal_payment_deadline',
  'paid_on',
  'draft_policy',
  'message_title',
  'message_body',
  'message_title_en',
  'message_body_en',
  'contact_name',
  'contact_email',
  'contact_phone',
  'state_reason',
  'keepers',
  'calculation',
  'version',
] as const

const enrolmentColumns = [
  'id',
  'company_id',
  'campaign_id',
  'beneficiary_id',
  'employee_number',
  'last_name',
  'first_name',
  'email',
  'hire_date',
  'exit_date',
  'reference_salary_cents',
  'presence_days',
  'engagement_state',
  'gross_cents',
  'csg_deductible_cents',
  'csg_non_deductible_cents',
  'untaxed',
  'crds_cents',
  'net_cents',
  'room_cents',
  'day_cents',
  'given_half_days',
  'decides',
  'advance_gross_cents',
  'advance_csg_deductible_cents',
  'advance_csg_non_deductible_cents',
  'advance_crds_cents',
  'advance_net_cents',
  'due_gross_cents',
  'due_csg_deductible_cents',
  'due_net_cents',
  'calculation',
  'capped',
  'informed_on',
  'deadline_at',
  'opened_at',
  'submitted_at',
  'receipt_number',
  'correction',
] as const

/** One person in one campaign, with what the rules of a choice need. */
export interface MyFile {
  campaign: Pick<CampaignRow, (typeof campaignColumns)[number]>
  enrolment: Pick<EnrolmentRow, (typeof enrolmentColumns)[number]>
  company: CompanyFacts
  rules: CampaignRules
  offer: Offer
  person: Person
  /** What was kept, where nothing confirmed counts; not there in what others print: its owner alone reads it. */
  draft?: readonly Line[] | null
  /** What was recorded of the amount that was held; its owner alone reads it. */
  held?: HeldTold | null
  /** Business time once the rows were there, and locked when they were asked to be. */
  now: Date
}

const onlyDraft = `(
    select k.lines from choice k where k.campaign_beneficiary_id = e.id and k.status = 'draft'
      and not exists (select from choice c where c.campaign_beneficiary_id = e.id
        and c.status in ('submitted', 'default_applied'))) as draft`

const heldSum = `(
    select jsonb_build_object('outcome', h.outcome, 'done_on', h.done_on, 'taxed_cents', ${taxedOfHeld}) from held_sum h
    where h.company_id = e.company_id and h.campaign_beneficiary_id = e.id) as held`

// The campaign's row first, then the person's: everybody takes the two in this order. The instant is read last.
const find = (locked: boolean, toTell = false) => `
  with c as materialized (
    select ${campaignColumns.join(', ')} from campaign where id = $1::uuid ${locked ? 'for share' : ''}
  ), e as materialized (
    select ${enrolmentColumns.map((column) => `e.${column}`).join(', ')}, e.invited_at
    from campaign_beneficiary e join c on e.campaign_id = c.id
    where e.campaign_id = $1::uuid and e.beneficiary_id = any($2::uuid[])
    ${toTell ? '' : "and e.engagement_state <> 'excluded'"}
    ${locked ? 'for no key update of e' : ''}
  )
  select to_jsonb(c) as campaign, to_jsonb(e) as enrolment, business_now() as now,
    jsonb_build_object('id', o.id, 'legal_name', o.legal_name, 'siren', o.siren, 'logo_url', o.logo_url,
      ${keeperColumns.map((column) => `'${column}', o.${column}`).join(', ')}) as company${toTell ? '' : `, ${onlyDraft}, ${heldSum}`}
  from e join c on c.id = e.campaign_id join company o on o.id = c.company_id
  where c.state not in ('draft', 'scheduled') and (c.state <> 'cancelled' or e.invited_at is not null or e.opened_at is not null)
  ${toTell ? '' : 'order by e.id limit 1'}`
const [findOpen, findLocked, findTold] = [find(false), find(true), find(false, true)]

/** The caller's own file in a campaign. Drafts, campaigns not open yet and those of others are not found. */
export function myFile(run: Run, caller: Caller, campaignId: string): Promise<MyFile> {
  return read(run, 'file', findOpen, caller, campaignId)
}

/**
 * The same with the campaign held against its close and the person's own row held against a twin; the instant is read
 * after both locks, so that it decides about the deadline.
 */
export function lockMyFile(run: Run, caller: Caller, campaignId: string): Promise<MyFile> {
  return read(run, 'locked file', findLocked, caller, campaignId)
}

/** What letters tell people, left out of the campaign or not, each by their own record; the scope decides whose it may be. */
export async function toldFiles(
  run: Run,
  beneficiaryIds: readonly string[],
  campaignId: string,
): Promise<Map<string, MyFile>> {
  const rows = (await run<FoundRow>('told files', findTold, [campaignId, beneficiaryIds])).map(readRow)
  const campaign = rows[0]?.campaign
  if (!campaign) return new Map()
  const rules = await frozenRules(run, campaign)
  const { offer, people } = await choosingAmong(
    run,
    campaign,
    rows.map(({ enrolment }) => enrolment),
    rules,
  )
  return new Map(
    rows.map((row) => [
      row.enrolment.beneficiary_id,
      { ...row, rules, offer, person: people(row.enrolment) },
    ]),
  )
}

/** Somebody else's file, for whoever acts for them, held as one’s own is. */
export function lockPersonFile(run: Run, beneficiaryId: string, campaignId: string): Promise<MyFile> {
  return read(run, 'locked file', findLocked, staffFor(beneficiaryId), campaignId)
}

const staffFor = (id: string): Reader => ({
  campaign_scope: null,
  beneficiaries: [{ id }],
})

type Reader = Pick<Caller, 'campaign_scope'> & {
  beneficiaries: readonly { id: string }[]
}

interface FoundRow {
  campaign: Record<string, unknown>
  enrolment: Record<string, unknown>
  company: CompanyFacts
  draft?: Line[] | null
  held?: MyFile['held']
  now: Date
}

async function read(
  run: Run,
  name: string,
  text: string,
  caller: Reader,
  campaignId: string,
): Promise<MyFile> {
  const mine = caller.beneficiaries.map(({ id }) => id)
  const [row] = await run<FoundRow>(name, text, [campaignId, mine])
  if (!row) throw notFound()
  const { campaign, enrolment, company, draft, held, now } = readRow(row)
  // A personal link opens what may still be answered, the person's own window included.
  if (caller.campaign_scope !== null && isRefusal(isAnswerable(campaign, enrolment, now)))
    throw refused('campaign_session_only')
  const rules = await frozenRules(run, campaign)
  const choosing = await choosingIn(run, campaign, enrolment, rules)
  return { campaign, enrolment, company, rules, ...choosing, draft, held, now }
}

function readRow({
  campaign,
  enrolment,
  company,
  draft,
  held,
  now,
}: FoundRow): Omit<MyFile, 'rules' | 'offer' | 'person'> {
  const own = dated(campaign) as unknown as MyFile['campaign']
  return {
    campaign: own,
    enrolment: dated(enrolment) as unknown as MyFile['enrolment'],
    company: { ...company, ...keepersKept(own.keepers, company) },
    draft,
    held,
    now,
  }
}

/** Instants of a row that came as JSON: they are the keys that end in `_at`. */
function dated(row: Record<string, unknown>): Record<string, unknown> {
  for (const key of Object.keys(row))
    if (key.endsWith('_at') && typeof row[key] === 'string') row[key] = new Date(row[key])
  return row
}

const leaving = `select e.id, (${leavingDay})::text as exit_date
  from campaign_beneficiary e join beneficiary b on b.id = e.beneficiary_id where e.id = any($1::uuid[])`

type Choosing = Pick<
  EnrolmentRow,
  | 'due_gross_cents'
  | 'due_net_cents'
  | 'due_csg_deductible_cents'
  | 'untaxed'
  | 'room_cents'
  | 'day_cents'
  | 'hire_date'
  | 'id'
  | 'beneficiary_id'
>
interface ChosenIn {
  id: string
  type: CampaignType
  paid_on: string | null
}

/** What a person of a campaign may choose, and the amounts it is about. */
export async function choosingIn(
  run: Run,
  campaign: ChosenIn,
  enrolment: Choosing,
  rules: CampaignRules,
): Promise<{ offer: Offer; person: Person }> {
  const { offer, people } = await choosingAmong(run, campaign, [enrolment], rules)
  return { offer, person: people(enrolment) }
}

/** The same for several people of a campaign, read at once. */
async function choosingAmong(
  run: Run,
  campaign: ChosenIn,
  enrolments: readonly Choosing[],
  rules: CampaignRules,
): Promise<{ offer: Offer; people: (one: Choosing) => Person }> {
  const offer = offerFrom(rules, campaign.type, campaign.paid_on)
  const accounts = await accountsOf(run, {
    campaign_id: campaign.id,
    year: yearOf(offer.payment_day),
    beneficiary_ids: enrolments.map(({ beneficiary_id }) => beneficiary_id),
  })
  const files = await run<{ id: string; exit_date: string | null }>('leaving', leaving, [
    enrolments.map(({ id }) => id),
  ])
  const exits = new Map(files.map(({ id, exit_date }) => [id, exit_date]))
  const people = (one: Choosing): Person => {
    const due = {
      gross_cents: one.due_gross_cents,
      net_cents: one.due_net_cents,
      csg_deductible_cents: one.due_csg_deductible_cents,
      untaxed: one.untaxed,
      room_cents: one.room_cents,
      day_cents: one.day_cents,
      hire_date: one.hire_date,
      exit_date: exits.get(one.id) ?? null,
    }
    return personOf(due, offer, accounts.get(one.beneficiary_id))
  }
  return { offer, people }
}
