import { sourceIn } from '@moisson/law/legal-points'
import type { MyCampaign, getMyCampaign, getMyProfile } from '@moisson/contract/choice'
import type { Output } from '@moisson/contract/call'
import { toReturnOf } from '@moisson/core/campaign/advance'
import { isUntold } from '@moisson/core/campaign/answer-window'
import { correctionSentence } from '@moisson/core/campaign/correction-words'
import { standingOf } from '@moisson/core/campaign/standing'
import { envelopeSteps } from '@moisson/core/campaign/envelope-basis'
import { explainShare } from '@moisson/core/campaign/explain-share'
import type { ShareStep } from '@moisson/core/campaign/share-step'
import { campaignTypeFacts } from '@moisson/core/campaign/type-facts'
import { abondementSentence, isMatched } from '@moisson/core/choice/abondement-sentence'
import { abondementLeft, yearOf } from '@moisson/core/abondement/account'
import { nothingUsed } from '@moisson/core/abondement/used-of-year'
import { accountSentence, subjectToOthers } from '@moisson/core/abondement/account-sentence'
import { consequenceOf, peeAvailableOn } from '@moisson/core/choice/consequence'
import { asCounted } from '@moisson/core/choice/complete-lines'
import { defaultLines } from '@moisson/core/choice/default-lines'
import { draftCounts } from '@moisson/core/choice/outcome'
import {
  defaultBasis,
  defaultDecider,
  defaultSentence,
  draftCountsSentence,
  untoldSentence,
  withdrawalOf,
} from '@moisson/core/choice/default-sentence'
import { keepingSentence, keptBySentence } from '@moisson/core/company/plan-keeping'
import { heldLeft } from '@moisson/core/payment/held-left'
import { keeperOfPlan } from '@moisson/core/keeper/keepers-of'
import { leaverSentence } from '@moisson/core/choice/leaver-sentence'
import {
  mayPlace,
  openDestinations,
  planOf,
  type Line,
  type Offer,
  type Person,
} from '@moisson/core/choice/offer'
import { placedWhole } from '@moisson/core/choice/placed-whole'
import { quickLines, quickModes } from '@moisson/core/choice/quick-choice'
import { planKinds } from '@moisson/core/vocabulary'
import { largestRemainder } from '@moisson/law/largest-remainder'
import { scaleHalfUp } from '@moisson/law/money'
import type { infer as Infer } from 'zod/mini'
import type { StoredCalculation } from '../database/schema-campaign-side.ts'
import { awaitedFor } from './awaited-elsewhere.ts'
import type { AbondementFacts } from './abondement-facts.ts'
import type { MyFile } from './choosing-file.ts'
import { saidTogether, type Language, type Said } from '@moisson/law/text'

type CampaignOfPerson = Infer<typeof MyCampaign>
type Answered = Pick<CampaignOfPerson, 'choice_status' | 'receipt_language' | 'asked_cents'>
export type ChoiceStatus = CampaignOfPerson['choice_status']

/** What the summary of a campaign is read from. */
export interface Summary {
  campaign: Pick<
    MyFile['campaign'],
    | 'id'
    | 'name'
    | 'type'
    | 'year'
    | 'state'
    | 'planned_payment_date'
    | 'exercise_start'
    | 'exercise_end'
    | 'opens_at'
  > & { like_pay: boolean }
  /** Whether anything else than a payment is offered. */
  choosing: boolean
  enrolment: Pick<
    MyFile['enrolment'],
    | 'engagement_state'
    | 'net_cents'
    | 'due_net_cents'
    | 'room_cents'
    | 'day_cents'
    | 'advance_net_cents'
    | 'gross_cents'
    | 'opened_at'
    | 'deadline_at'
    | 'receipt_number'
    | 'submitted_at'
    | 'correction'
  >
  company: Pick<MyFile['company'], 'id' | 'legal_name' | 'logo_url'>
  held?: MyFile['held']
}

/** The campaign as the person reads it in a list. */
export function myCampaignView(
  { campaign, enrolment, company, choosing, held = null }: Summary,
  { choice_status, receipt_language, asked_cents }: Answered,
): CampaignOfPerson {
  return {
    id: campaign.id,
    company: { id: company.id, legal_name: company.legal_name, logo_url: company.logo_url },
    name: campaign.name,
    type: campaign.type,
    year: campaign.year,
    state: campaign.state,
    engagement_state: enrolment.engagement_state,
    choice_status,
    net_cents: enrolment.net_cents,
    due_cents: enrolment.due_net_cents,
    room_cents: enrolment.room_cents,
    day_cents: enrolment.day_cents,
    asked_cents,
    advance_net_cents: enrolment.advance_net_cents,
    to_return_cents: toReturnOf(enrolment),
    gross_cents: enrolment.gross_cents,
    // What was announced to the others binds nobody who was not told.
    deadline_at: isUntold(enrolment) ? null : (enrolment.deadline_at?.toISOString() ?? null),
    planned_payment_date: campaign.planned_payment_date,
    exercise_start: campaign.exercise_start,
    exercise_end: campaign.exercise_end,
    like_pay: campaign.like_pay,
    receipt_number: enrolment.receipt_number,
    receipt_language,
    submitted_at: enrolment.submitted_at?.toISOString() ?? null,
    held_left: heldLeft(held, campaign.like_pay || !campaignTypeFacts[campaign.type].cash),
    corrected: correctionSentence({ ...enrolment, opens_at: campaign.opens_at, choosing }),
  }
}

/** With what may be chosen, the company's words and whom to ask. */
export function campaignDetails(file: MyFile, answered: Answered): Output<typeof getMyCampaign> {
  const { campaign, rules, offer } = file
  const fundsOf = (kind: 'pee' | 'percol') => rules.plans.find((plan) => plan.kind === kind)?.funds ?? []
  const stepsOn = (kind: 'pee' | 'percol') =>
    rules.plans.find((plan) => plan.kind === kind && plan.has_managed_profiles)?.managed_steps ?? []
  return {
    ...myCampaignView(
      {
        ...file,
        campaign: { ...campaign, like_pay: offer.like_pay ?? false },
        choosing: mayPlace(openDestinations(offer)),
      },
      answered,
    ),
    destinations: openDestinations(offer),
    funds: { pee: [...fundsOf('pee')], percol: [...fundsOf('percol')] },
    managed_steps: { pee: stepsOn('pee'), percol: stepsOn('percol') },
    managed_plans: rules.plans.flatMap(({ kind, has_managed_profiles }) =>
      has_managed_profiles ? [kind] : [],
    ),
    keeping: keepingOf(file),
    kept_by: keptByOf(file),
    draft_policy: campaign.draft_policy,
    message_title: campaign.message_title,
    message_body: campaign.message_body,
    message_title_en: campaign.message_title_en,
    message_body_en: campaign.message_body_en,
    contact: { name: campaign.contact_name, email: campaign.contact_email, phone: campaign.contact_phone },
  }
}

/** Who keeps the account of each plan on offer, and what it costs after a departure, where the plan says so. */
export function keepingOf({ rules, company }: Pick<MyFile, 'rules' | 'company'>) {
  return rules.plans.flatMap((plan) => {
    const said = keepingSentence(planNames[plan.kind], {
      keeper: keeperOfPlan(company, plan.kind),
      contract: plan.keeper_contract ?? null,
      fees_after_departure: plan.fees_after_departure ?? null,
      fees_per_year_cents: plan.fees_per_year_cents ?? null,
    })
    return said ? [{ plan: plan.kind, said }] : []
  })
}

/** Who keeps what may be placed: of each plan that takes money here. */
const keptByOf = ({ offer, company }: Pick<MyFile, 'offer' | 'company'>) =>
  keptBySentence(
    planKinds
      .filter((plan) => openDestinations(offer).includes(plan))
      .map((plan) => ({ name: planNames[plan], keeper: keeperOfPlan(company, plan) })),
  )

const planNames = { pee: 'PEE', percol: 'PER\u00a0COL' }

export interface EarlierChoice {
  campaign_name: string
  year: number
  lines: readonly Line[]
}

/** The person's amounts, how they came about, what silence means and what each way in one tap would do. */
export function profileView(
  file: MyFile,
  previous: EarlierChoice | null,
  { uses, awaited }: AbondementFacts,
  language: Language,
): Output<typeof getMyProfile> {
  const { campaign, enrolment, rules, offer, person, draft = null } = file
  const { calculation } = campaign
  const csg = enrolment.csg_deductible_cents + enrolment.csg_non_deductible_cents
  const left = rules.plans
    .filter((plan) => plan.abondement.kind !== 'none')
    .map((plan) => ({ plan, ...abondementLeft(offer, plan, person) }))
  const preview = defaultPreview(offer, person)
  const reserveOn = (lines: readonly Line[]) =>
    subjectToOthers(awaitedFor(awaited, offer, placedOn(lines), person))
  const withReserve = ({ lines, sentence }: { lines: readonly Line[]; sentence: Said }) => {
    const reserve = reserveOn(lines)
    return reserve ? saidTogether(sentence, reserve) : sentence
  }
  return {
    amounts: {
      gross_cents: enrolment.gross_cents,
      csg_deductible_cents: enrolment.csg_deductible_cents,
      csg_non_deductible_cents: enrolment.csg_non_deductible_cents,
      crds_cents: enrolment.crds_cents,
      csg_crds_cents: csg + enrolment.crds_cents,
      net_cents: enrolment.net_cents,
      advance_gross_cents: enrolment.advance_gross_cents,
      advance_net_cents: enrolment.advance_net_cents,
      due_cents: enrolment.due_net_cents,
      due_gross_cents: enrolment.due_gross_cents,
      due_csg_deductible_cents: enrolment.due_csg_deductible_cents,
      untaxed: enrolment.untaxed,
      to_return_cents: toReturnOf(enrolment),
    },
    calculation: {
      envelope_gross_cents: campaign.envelope_gross_cents ?? 0,
      average_gross_cents: averageOf(calculation),
      reference_salary_cents: enrolment.reference_salary_cents,
      presence_days: enrolment.presence_days,
      capped: enrolment.capped,
      steps: stepsOf(file),
      envelope_steps: envelopeSteps(
        campaign.envelope_basis,
        (campaign.envelope_gross_cents ?? 0) - campaign.complement_gross_cents,
      ),
    },
    default_preview: {
      ...preview,
      sentence: withReserve(preview),
      until_told:
        standingOf(
          { ...enrolment, opened: enrolment.opened_at !== null, by_default: false },
          campaign.type,
        ) === 'untold'
          ? untoldSentence(enrolment.due_net_cents, campaign.response_days)
          : null,
      draft_counts: draftCounts(offer, draft, person)
        ? withReserve(draftSilence(offer, draft, person))
        : null,
      subject_to: reserveOn(preview.lines),
      legal_basis: defaultBasis(offer.type),
      withdrawal: withdrawalOf(offer.type, preview.lines),
    },
    quick_choices: quickModes.flatMap((mode) => {
      // A second plan is a way of its own where this person is matched on both.
      const both = planKinds.every((kind) => {
        const plan = planOf(offer, kind)
        return plan !== undefined && isMatched(plan, person)
      })
      if (mode === 'quick_both' && !both) return []
      const lines = quickLines(offer, mode, person.net_cents)
      return lines ? [{ mode, ...consequenceOf(offer, lines, person) }] : []
    }),
    placed_whole: placedWhole(offer, person),
    abondement: {
      rules: left.map(({ plan, ceiling_cents, remaining_cents, provisional }) => ({
        plan: plan.kind,
        sentence: abondementSentence(plan, person),
        ceiling_cents,
        used_cents: (person.used?.[plan.kind] ?? nothingUsed).gross_cents,
        remaining_cents,
        // A person without matching is told why, not that the ceiling is used up.
        account: isMatched(plan, person)
          ? accountSentence(
              uses[plan.kind] ?? [],
              remaining_cents,
              yearOf(offer.payment_day),
              left.length > 1 ? plan.kind : null,
              provisional,
            )
          : abondementSentence(plan, person),
        subject_to: subjectToOthers(awaitedFor(awaited, offer, [plan.kind], person)),
      })),
    },
    leaver_note: leaverSentence(offer, person),
    pee_available_on: openDestinations(offer).includes('pee') ? peeAvailableOn(offer) : null,
    // What the share itself was reckoned with: a matching whose ceiling is not known yet says so in its own line.
    provisional_parameters: (calculation?.provisional_parameters ?? []).map((name) => name[language]),
    account_end: null,
    previous_choice: previous && {
      campaign_name: previous.campaign_name,
      year: previous.year,
      shares: sharesByDestination(previous.lines),
    },
  }
}

const envelopeNames: Record<'each' | 'decided' | 'reserve', Said> = {
  each: { fr: 'Versement de l’entreprise, pour tous', en: 'Payment of the company, for everybody' },
  decided: {
    fr: 'Enveloppe à répartir entre tous',
    en: 'Envelope shared between all',
    easy: { fr: 'Somme à partager entre tous', en: 'Sum shared between all' },
  },
  reserve: {
    fr: 'Réserve spéciale de participation, à répartir entre tous',
    en: 'Participation reserve, shared between all',
    easy: { fr: 'Part du bénéfice à partager entre tous', en: 'Part of the profit, shared between all' },
  },
}

/** What a correction of the amount changed and why, where the amount is told again. */
export const correctedOf = ({
  campaign,
  enrolment,
  offer,
}: Pick<MyFile, 'campaign' | 'enrolment' | 'offer'>) =>
  correctionSentence({
    ...enrolment,
    opens_at: campaign.opens_at,
    choosing: mayPlace(openDestinations(offer)),
  })

/** What a late share or a correction added to the envelope; screens and notices name it so. */
export const complementName: Said = {
  fr: 'Complément de l’entreprise, ajouté après le calcul',
  en: 'Complement of the company, added after the calculation',
  easy: { fr: 'Somme ajoutée ensuite par l’entreprise', en: 'Sum added later by the company' },
}

const bonusNames = { fr: 'Total des primes, pour tous', en: 'All bonuses together' }

/** « Comment est calculé ce montant ? »: from the envelope to the net. */
export const stepsOf = (file: Pick<MyFile, 'campaign' | 'enrolment'>): ShareStep[] => [
  ...sharedSteps(file),
  ...ownStepsOf(file),
]

/** What is shared between all. The parts are of the envelope alone: what was added to it since stands beside it. */
function sharedSteps({ campaign }: Pick<MyFile, 'campaign'>): ShareStep[] {
  const facts = campaignTypeFacts[campaign.type]
  if (facts.envelope === 'asked') return []
  const bonus = facts.limits === 'bonus'
  const articles = [sourceIn(facts.points.envelope, 'fr')]
  const envelope = campaign.envelope_gross_cents
  // Of a bonus no total is divided: all of them together are one figure.
  const added = bonus || envelope === null ? 0 : campaign.complement_gross_cents
  return [
    {
      label: bonus ? bonusNames : envelopeNames[facts.envelope],
      amount_cents: envelope === null ? null : envelope - added,
      articles,
    },
    ...(added > 0 ? [{ label: complementName, amount_cents: added, articles: [] }] : []),
  ]
}

/** What of it is this person's. */
export const ownStepsOf = ({ campaign, enrolment }: Pick<MyFile, 'campaign' | 'enrolment'>): ShareStep[] =>
  explainShare(campaign.calculation, { ...enrolment, calculation: enrolment.calculation }, campaign.type)

/** What those who have an amount get on average, gross, as the works council reads it; null before the shares are calculated. */
export function averageOf(calculation: StoredCalculation | null): number | null {
  const receiving = calculation?.receiving ?? calculation?.people ?? 0
  if (!calculation || receiving === 0) return null
  return scaleHalfUp(calculation.distributed_cents, 1, receiving)
}

function defaultPreview(offer: Offer, person: Person) {
  const { lines, estimate } = consequenceOf(offer, defaultLines(offer, person.net_cents), person)
  return {
    lines,
    estimate,
    rule: offer.default_rule,
    sentence: defaultSentence(lines, estimate),
    decided_by: defaultDecider(offer.default_rule, offer.type),
  }
}

/** What a complete draft that counts unconfirmed does. */
function draftSilence(offer: Offer, draft: readonly Line[], person: Person) {
  const { lines, estimate } = consequenceOf(offer, asCounted(draft), person)
  return { lines, sentence: draftCountsSentence(lines, estimate) }
}

function placedOn(lines: readonly Line[]): string[] {
  return lines.map((line) => line.destination)
}

function sharesByDestination(lines: readonly Line[]) {
  const sums = new Map<Line['destination'], number>()
  for (const { destination, amount_cents } of lines)
    sums.set(destination, (sums.get(destination) ?? 0) + amount_cents)
  const shares = largestRemainder(10_000, Float64Array.from(sums.values()))
  return [...sums.keys()].map((destination, place) => ({ destination, share_bps: shares?.[place] ?? 0 }))
}
