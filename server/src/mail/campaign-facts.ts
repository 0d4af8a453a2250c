import { readsIn } from '../beneficiary/reader-languages.ts'
import { sql, type NotNull } from 'kysely'
import { yearOf } from '@moisson/core/abondement/account'
import { ceilingTaken, sharedCeiling, subjectToOthers } from '@moisson/core/abondement/account-sentence'
import { consequenceOf, recordedConsequence, type Consequence } from '@moisson/core/choice/consequence'
import { defaultLines } from '@moisson/core/choice/default-lines'
import { asCounted } from '@moisson/core/choice/complete-lines'
import { draftCounts } from '@moisson/core/choice/outcome'
import { choiceSentence, defaultSentence, draftCountsSentence } from '@moisson/core/choice/default-sentence'
import { personOf, type Line, type MatchedLine, type Offer, type Person } from '@moisson/core/choice/offer'
import { offerFrom } from '@moisson/core/choice/offer-from'
import type { MessageSettings } from '@moisson/core/campaign/message-for'
import { windowAfterNotice } from '@moisson/core/campaign/answer-window'
import type { CampaignState, CampaignType, EngagementState } from '@moisson/core/vocabulary'
import { leavingDay } from '../campaign/leaving-day.ts'
import { startsWindow } from '../campaign/mark-notified.ts'
import { accountsOf, type AccountOfPerson } from '../abondement/account-store.ts'
import { awaitedElsewhere, awaitedFor, type AwaitedByPlan } from '../choice/awaited-elsewhere.ts'
import type { MyFile } from '../choice/choosing-file.ts'
import type { Receipt } from '@moisson/core/choice/receipt'
import { plain } from '../database/run-statement.ts'
import type { Tx } from '../database/connect.ts'
import { goesBySms, keptStill } from '../outbox/reach.ts'
import type { MailPayload } from '../database/kept-mail.ts'
import { languageOf, saidTogether, type Language, type Said } from '@moisson/law/text'

export interface CampaignFacts {
  campaign: MessageSettings & {
    id: string
    company_id: string
    name: string
    type: CampaignType
    year: number
    state: CampaignState
    company_name: string
    contact_name: string | null
    contact_email: string | null
    contact_phone: string | null
    state_reason: string | null
    response_days: number
    presumption_days: number
    legal_payment_deadline: string
    offer: Offer
  }
  /** Absent in mails to staff. */
  person: PersonFacts | null
}

export interface PersonFacts extends Person {
  enrolment_id: string
  beneficiary_id: string
  user_id: string | null
  user_status: string | null
  /** Where the person gets mail today; null for nowhere. */
  address: string | null
  /** The number to which notices and reminders go; null where they do not go by SMS. */
  sms_to: string | null
  first_name: string
  last_name: string
  locale: Language
  engagement_state: EngagementState
  deadline_at: Date | null
  /** Null until the person was informed of this campaign, at the address of today. */
  informed_on: string | null
  /** Received before: the amounts are what is due after it. */
  advance_net_cents: number
  /** What the company keeps still, of somebody whom nobody could tell in time. */
  held_cents: number
  /** The whole share, the advance included. */
  share_net_cents: number
  /** Whose account asks for easy words. */
  easy_words: boolean
  /** By the person, for this campaign. */
  reminders_stopped: boolean
  draft: Line[] | null
  /** Other campaigns of the year that may still take a part of the matching. */
  awaited: AwaitedByPlan | undefined
  counted: { lines: MatchedLine[]; status: string; receipt: Receipt | null } | null
}

export interface MailRow {
  id: string
  kind: string
  recipient: string
  payload: MailPayload
  company_id: string | null
  campaign_id: string | null
  beneficiary_id: string | null
}

/** The campaign and the person behind each mail of a batch, in three statements however many there are. */
export async function factsOf(tx: Tx, rows: readonly MailRow[]): Promise<Map<string, CampaignFacts>> {
  const campaignIds = [...new Set(rows.flatMap((row) => row.campaign_id ?? []))]
  if (campaignIds.length === 0) return new Map()
  const campaigns = await campaignsIn(tx, campaignIds)
  const asked = rows.filter((row) => row.campaign_id !== null && row.beneficiary_id !== null)
  const people = await peopleIn(tx, asked, campaigns)
  const facts = new Map<string, CampaignFacts>()
  for (const row of rows) {
    const campaign = row.campaign_id === null ? undefined : campaigns.get(row.campaign_id)
    if (campaign)
      facts.set(row.id, { campaign, person: people.get(`${campaign.id}/${row.beneficiary_id}`) ?? null })
  }
  return facts
}

async function campaignsIn(tx: Tx, ids: string[]): Promise<Map<string, CampaignFacts['campaign']>> {
  const rows = await tx
    .selectFrom('campaign as c')
    .innerJoin('company as o', 'o.id', 'c.company_id')
    .select(['c.id', 'c.company_id', 'c.name', 'c.type', 'c.year', 'c.state', 'o.legal_name as company_name'])
    .select(['c.message_title', 'c.message_body', 'c.message_title_en', 'c.message_body_en'])
    .select(['c.contact_name', 'c.contact_email', 'c.contact_phone'])
    .select([
      'c.state_reason',
      'c.response_days',
      'c.presumption_days',
      'c.frozen',
      'c.legal_payment_deadline',
    ])
    .where('c.id', 'in', ids)
    // Mails leave after the launch only: the rules are frozen.
    .where('c.frozen', 'is not', null)
    .$narrowType<{ frozen: NotNull }>()
    .execute()
  return new Map(
    rows.map(({ frozen, ...row }) => {
      const offer = offerFrom(frozen, row.type)
      return [row.id, { ...row, offer }]
    }),
  )
}

async function peopleIn(
  tx: Tx,
  asked: readonly MailRow[],
  campaigns: Map<string, CampaignFacts['campaign']>,
): Promise<Map<string, PersonFacts>> {
  if (asked.length === 0) return new Map()
  const rows = await tx
    .selectFrom('campaign_beneficiary as e')
    .innerJoin('beneficiary as b', 'b.id', 'e.beneficiary_id')
    .innerJoin('company as o', 'o.id', 'b.company_id')
    .leftJoin('app_user as u', 'u.id', 'b.user_id')
    .leftJoin('app_user as l', (join) =>
      join.onRef('l.letter_of', '=', 'b.id').on('l.status', '<>', 'closed'),
    )
    .select(readsIn.as('locale'))
    .leftJoin('choice as d', (join) =>
      join.onRef('d.campaign_beneficiary_id', '=', 'e.id').on('d.status', '=', 'draft'),
    )
    .leftJoin('choice as k', (join) =>
      join
        .onRef('k.campaign_beneficiary_id', '=', 'e.id')
        .on('k.status', 'in', ['submitted', 'default_applied']),
    )
    .select([
      'e.id as enrolment_id',
      'e.campaign_id',
      'e.beneficiary_id',
      'b.user_id',
      'u.easy_words',
      'u.status',
    ])
    .select([
      'e.email as address',
      'e.first_name',
      'e.last_name',
      'e.hire_date',
      sql<string | null>`${sql.raw(leavingDay)}`.as('exit_date'),
      'e.engagement_state',
      'e.deadline_at',
      // The notice to a corrected address tells the day that it gives, not the one before it.
      sql<
        string | null
      >`case when e.invited_at is not null and ${startsWindow(sql`e`)} then null else e.informed_on end`.as(
        'informed_on',
      ),
    ])
    .select(goesBySms.as('sms_to'))
    .select(keptStill.as('held_cents'))
    .select(['e.due_gross_cents as gross_cents', 'e.due_net_cents as net_cents'])
    .select([
      'e.due_csg_deductible_cents as csg_deductible_cents',
      'e.untaxed',
      'e.room_cents',
      'e.day_cents',
      'e.given_half_days',
      'e.reminders_stopped_at',
      'e.advance_net_cents',
      'e.net_cents as share_net_cents',
    ])
    .select(['d.lines as draft', 'k.lines as counted', 'k.status as counted_status', 'k.receipt'])
    .where('e.campaign_id', 'in', [...campaigns.keys()])
    .where(
      'e.beneficiary_id',
      'in',
      asked.map((row) => row.beneficiary_id ?? ''),
    )
    .execute()
  const accounts = await accountsIn(tx, rows, campaigns)
  const awaited = await awaitedIn(tx, rows, campaigns, accounts)
  return new Map(
    rows.map((row) => [
      `${row.campaign_id}/${row.beneficiary_id}`,
      {
        enrolment_id: row.enrolment_id,
        beneficiary_id: row.beneficiary_id,
        user_id: row.user_id,
        user_status: row.status,
        address: row.address,
        sms_to: row.sms_to,
        first_name: row.first_name,
        last_name: row.last_name,
        locale: languageOf(row.locale),
        easy_words: row.easy_words === true,
        engagement_state: row.engagement_state,
        deadline_at: row.deadline_at,
        informed_on: row.informed_on,
        ...personOf(
          row,
          campaigns.get(row.campaign_id)?.offer ?? { payment_day: '' },
          accounts.get(row.campaign_id)?.get(row.beneficiary_id),
        ),
        held_cents: row.held_cents,
        share_net_cents: row.share_net_cents,
        advance_net_cents: row.advance_net_cents,
        reminders_stopped: row.reminders_stopped_at !== null,
        draft: row.draft,
        awaited: awaited.get(row.campaign_id)?.get(row.beneficiary_id),
        counted:
          row.counted === null
            ? null
            : {
                lines: row.counted as MatchedLine[],
                status: row.counted_status ?? '',
                receipt: row.receipt,
              },
      },
    ]),
  )
}

/** What the accounts of the year hold, by campaign and person: a mail promises what is left. */
async function accountsIn(
  tx: Tx,
  rows: readonly { campaign_id: string; beneficiary_id: string }[],
  campaigns: Map<string, CampaignFacts['campaign']>,
): Promise<Map<string, Map<string, AccountOfPerson>>> {
  const found = new Map<string, Map<string, AccountOfPerson>>()
  for (const { id, offer } of campaigns.values()) {
    const beneficiary_ids = rows.filter((row) => row.campaign_id === id).map((row) => row.beneficiary_id)
    const year = yearOf(offer.payment_day)
    found.set(id, await accountsOf(plain(tx), { campaign_id: id, year, beneficiary_ids }))
  }
  return found
}

/** Which other campaigns of the year await each person, by campaign and person. */
async function awaitedIn(
  tx: Tx,
  rows: readonly { campaign_id: string; beneficiary_id: string }[],
  campaigns: Map<string, CampaignFacts['campaign']>,
  accounts: Map<string, Map<string, AccountOfPerson>>,
): Promise<Map<string, Map<string, AwaitedByPlan>>> {
  const found = new Map<string, Map<string, AwaitedByPlan>>()
  for (const { id, offer } of campaigns.values()) {
    const people = rows
      .filter((row) => row.campaign_id === id)
      .map(({ beneficiary_id }) => [beneficiary_id, accounts.get(id)?.get(beneficiary_id) ?? {}] as const)
    found.set(id, await awaitedElsewhere(plain(tx), offer, id, new Map(people)))
  }
  return found
}

/** The same from one file already read, before anybody has chosen: for a preview. */
export function factsFrom(
  { campaign, enrolment, company, offer, person }: PreviewedFile,
  awaited: AwaitedByPlan | undefined,
): CampaignFacts {
  return {
    campaign: {
      ...campaign,
      type: offer.type,
      state: campaign.state,
      company_name: company.legal_name,
      offer,
    },
    person: {
      ...person,
      enrolment_id: enrolment.id,
      beneficiary_id: enrolment.beneficiary_id,
      user_id: null,
      user_status: null,
      address: enrolment.email,
      sms_to: null,
      first_name: enrolment.first_name,
      last_name: enrolment.last_name,
      locale: 'fr',
      easy_words: false,
      engagement_state: 'not_invited',
      deadline_at: enrolment.deadline_at,
      informed_on: enrolment.informed_on,
      draft: null,
      awaited,
      counted: null,
      advance_net_cents: enrolment.advance_net_cents,
      reminders_stopped: false,
      held_cents: 0,
      share_net_cents: enrolment.net_cents,
    },
  }
}

type PreviewedFile = Pick<MyFile, 'campaign' | 'enrolment' | 'company' | 'offer' | 'person'>

/**
 * The last instant to answer. Somebody not informed yet is told of the window that this very notice opens, however
 * long it waited to leave.
 */
export function deadlineOf({ campaign, person }: CampaignFacts, now: Date): Date {
  if (person?.deadline_at && person.informed_on !== null) return person.deadline_at
  return windowAfterNotice({
    notified_at: now,
    opened_at: null,
    presumption_days: campaign.presumption_days,
    response_days: campaign.response_days,
    announced_until: person?.deadline_at ?? null,
  }).deadline_at
}

/** Whether what the person has not confirmed counts as it is at the deadline. */
export const keepsItsDraft = (
  offer: Offer,
  person: PersonFacts,
): person is PersonFacts & { draft: readonly Line[] } =>
  !person.counted && draftCounts(offer, person.draft, person)

/** « Si vous ne faites rien … », with what other campaigns may still take: the default, or a draft that counts. */
export function ifNothing(offer: Offer, person: PersonFacts): Said {
  if (keepsItsDraft(offer, person)) {
    const draft = asCounted(person.draft)
    const { lines, estimate } = consequenceOf(offer, draft, person)
    return withReserve(draftCountsSentence(lines, estimate), offer, person, { lines: draft, estimate })
  }
  const { lines, estimate } = consequenceOf(offer, defaultLines(offer, person.net_cents), person)
  return withReserve(defaultSentence(lines, estimate), offer, person, { lines, estimate })
}

/** What lines nobody confirmed would do, in one sentence. */
export function ifConfirmed(offer: Offer, lines: readonly Line[], person: PersonFacts): Said {
  const { lines: placed, estimate } = consequenceOf(offer, lines, person)
  return withReserve(choiceSentence(placed, estimate), offer, person, { lines, estimate })
}

/** What other campaigns of the year may take, or, where none is there yet, that one may come. */
function withReserve(
  sentence: Said,
  offer: Offer,
  person: PersonFacts,
  { lines, estimate }: { lines: readonly Line[]; estimate: Consequence },
): Said {
  const kinds = lines.map((line) => line.destination)
  const shared = estimate.abondement_gross_cents > 0 ? sharedCeiling(yearOf(offer.payment_day)) : null
  const reserve = subjectToOthers(awaitedFor(person.awaited, offer, kinds, person)) ?? shared
  return reserve ? saidTogether(sentence, reserve) : sentence
}

/** What the choice that counts does, in one sentence, with the matching written on it. */
export function asConfirmed({ campaign, person }: CampaignFacts): Said {
  if (!person) return { fr: '', en: '' }
  const { lines, estimate } = recordedConsequence(campaign.offer, person.counted?.lines ?? [], person)
  return choiceSentence(lines, estimate)
}

/** Of what nobody confirmed: that other amounts of the year took a part of the matching, null where none did. */
export function takenElsewhere({ campaign: { offer }, person }: CampaignFacts): Said | null {
  const lines = person?.counted?.lines ?? []
  if (!person || lines.length === 0) return null
  const { estimate: kept } = recordedConsequence(offer, lines, person)
  const { estimate: alone } = consequenceOf(offer, lines, { ...person, used: {}, held: {} })
  return kept.abondement_gross_cents < alone.abondement_gross_cents ? ceilingTaken : null
}
