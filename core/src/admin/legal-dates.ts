import { numbersOfPoints } from '@moisson/law/legal-points'
import { numbersOf } from '@moisson/law/scheme-points'
import { conclusionDeadlines } from '@moisson/law/agreement-dates'
import { addDays, addMonths, daysIn, monthsOf, yearOf, type Day } from '@moisson/law/calendar'
import { exerciseOf, legalPaymentDeadline, type Exercise } from '../campaign/exercise-dates.ts'
import type { Closing } from '../company/closing.ts'
import { versionOfType } from '../company/agreement-versions.ts'
import { covers } from '../company/covered-exercise.ts'
import { interestAfter } from '../campaign/has-legal-day.ts'
import { campaignTypeFacts, isOwnMoney } from '../campaign/type-facts.ts'
import {
  agreementTypes,
  type AgreementType,
  type CampaignState,
  type CampaignType,
  type RadarKind,
  type RadarRisk,
} from '../vocabulary.ts'
import { say, type Text, inEach } from '@moisson/law/text'
import { longDay } from '@moisson/law/words/days'

export interface LegalDate {
  kind: RadarKind
  date: Day
  risk: RadarRisk
  label: Text
  /** Why it is late, close or calm, and what settles it. */
  reason: Text
  articles: string[]
  campaign_id: string | null
}

export interface AgreementFacts {
  type: AgreementType
  title: string
  signed_on: Day | null
  filed_on: Day | null
  first_exercise_start: Day | null
  last_exercise_end: Day | null
  /** Null: the year. */
  period_months: number | null
  /** An example of the demo: nobody undertook anything by it. */
  is_example?: boolean
}

export interface CampaignFacts {
  id: string
  name: string
  type: CampaignType
  state: CampaignState
  exercise_end: Day
  legal_payment_deadline: Day
  planned_payment_date: Day | null
  /** The Paris day on which answers end. */
  closes_on: Day | null
  waiting: number
}

export interface CompanyFacts {
  /** Null until somebody records it: nothing is dated from a day that nobody said. */
  closing: Closing | null
  agreements: readonly AgreementFacts[]
  campaigns: readonly CampaignFacts[]
}

/** Days before a date from which it asks for somebody; our own choice. */
const soon: Record<RadarKind, number> = {
  conclusion: 60,
  filing: 15,
  payment: 45,
  campaign_deadline: 5,
  agreement_end: 90,
}
/** How far back an exercice without payment is still looked for. */
const lookBackDays = 540

/**
 * The legal dates of a company between two days, earliest first; what is late stays, however old. What is settled
 * (a signed and filed agreement, a paid campaign) has no date any more.
 */
export function legalDates(
  facts: CompanyFacts,
  { from, to, today }: { from: Day; to: Day; today: Day },
): LegalDate[] {
  const oldest = addDays(today, -lookBackDays)
  const { closing } = facts
  const exercises = closing ? exercisesAround(closing, from < oldest ? from : oldest, to) : []
  const undertaken = facts.agreements.filter(({ is_example }) => !is_example)
  const dates = [
    ...exercises.flatMap((exercise) => conclusion(facts, exercise, today)),
    ...(closing ? undertaken.flatMap((agreement) => filing(agreement, closing, today)) : []),
    ...facts.campaigns
      .filter((campaign) => isOwed(campaign, undertaken))
      .flatMap((campaign) => payment(campaign, today)),
    ...exercises.flatMap((exercise) =>
      unprepared({ ...facts, agreements: undertaken }, exercise, today, oldest),
    ),
    ...facts.campaigns.flatMap((campaign) => answers(campaign, today)),
    ...undertaken.flatMap((agreement) => agreementEnd(agreement, facts.agreements, today)),
  ]
  return dates
    .filter(({ date, risk }) => (date >= from && date <= to) || (risk === 'late' && date <= to))
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.kind < b.kind ? -1 : 1))
}

/** The date that asks for somebody first: the earliest of the worst risk; none when there is no date. */
export function pressingDate(dates: readonly LegalDate[]): LegalDate | undefined {
  const risk = worstRisk(dates)
  return dates.filter((one) => one.risk === risk).toSorted((a, b) => (a.date < b.date ? -1 : 1))[0]
}

/** The most pressing of the risks; a company without a date is calm. */
export function worstRisk(dates: readonly { risk: RadarRisk }[]): RadarRisk {
  if (dates.some(({ risk }) => risk === 'late')) return 'late'
  return dates.some(({ risk }) => risk === 'soon') ? 'soon' : 'ok'
}

function exercisesAround(closing: Closing, from: Day, to: Day): Exercise[] {
  const first = yearOf(from) - 1
  return Array.from({ length: yearOf(to) - first + 2 }, (_, index) => exerciseOf(first + index, closing))
}

function riskOf(kind: RadarKind, date: Day, today: Day): RadarRisk {
  if (date < today) return 'late'
  return date <= addDays(today, soon[kind]) ? 'soon' : 'ok'
}

const day = (date: Day): Text => inEach((language) => longDay(date, language))

/**
 * An exercice without a signed intéressement agreement, as long as one can still be signed in time. Nobody undertook to
 * sign: a day that has passed is not late, the next exercice's comes.
 */
function conclusion({ agreements }: CompanyFacts, exercise: Exercise, today: Day): LegalDate[] {
  const own = agreements.filter(({ type }) => type === 'interessement')
  if (own.some((agreement) => covers(agreement, exercise)) || exercise.end < today) return []
  const { last_signature_day: date } = conclusionDeadlines.value({
    period_start: exercise.start,
    period_months: monthsOf(exercise).length,
  })
  const prepared = own.some(({ signed_on }) => signed_on === null)
  if (date < today) return []
  const passed = missedBefore(own, exercise, today)
  return [
    {
      kind: 'conclusion',
      date,
      risk: riskOf('conclusion', date, today),
      label: say(
        `Dernier jour pour conclure l’accord de l’exercice ${yearOf(exercise.end)}`,
        `Last day to conclude the agreement of the financial year ${yearOf(exercise.end)}`,
      ),
      reason: together(
        prepared
          ? say('Un projet d’accord attend sa signature.', 'A draft agreement waits for its signature.')
          : say(
              'Aucun accord signé ne couvre cet exercice.',
              'No signed agreement covers this financial year.',
            ),
        passed === null
          ? null
          : say(
              `Celui de l’exercice ${yearOf(exercise.end) - 1} est passé le ${day(passed).fr}.`,
              `That of the financial year ${yearOf(exercise.end) - 1} passed on ${day(passed).en}.`,
            ),
      ),
      articles: numbersOf('signature'),
      campaign_id: null,
    },
  ]
}

const together = (first: Text, then: Text | null): Text =>
  then === null ? first : inEach((language) => `${first[language]} ${then[language]}`)

/** The last day to sign for the exercice before, when it has passed while that exercice still runs without an agreement. */
function missedBefore(own: readonly AgreementFacts[], { start, end }: Exercise, today: Day): Day | null {
  const before = { start: addMonths(start, -12), end: addDays(start, -1) }
  if (before.end < today || end < today || own.some((agreement) => covers(agreement, before))) return null
  const { last_signature_day: date } = conclusionDeadlines.value({
    period_start: before.start,
    period_months: monthsOf(before).length,
  })
  return date < today ? date : null
}

/** A signed intéressement agreement that is not filed yet; for one of participation the law sets no last day. */
function filing(agreement: AgreementFacts, closing: Closing, today: Day): LegalDate[] {
  const { type, signed_on, filed_on, first_exercise_start, title } = agreement
  if (type !== 'interessement' || signed_on === null || filed_on !== null) return []
  const signedIn = exerciseOf(yearOf(signed_on), closing)
  const exercise = signedIn.end < signed_on ? exerciseOf(yearOf(signed_on) + 1, closing) : signedIn
  const period_start = first_exercise_start ?? exercise.start
  const year = first_exercise_start === null && daysIn(exercise) < 360 ? monthsOf(exercise).length : 12
  const period_months = Math.min(year, agreement.period_months ?? 12)
  const { filing_deadline: date } = conclusionDeadlines.value({ period_start, period_months })
  return [
    {
      kind: 'filing',
      date,
      risk: riskOf('filing', date, today),
      label: say(`Dernier jour pour déposer « ${title} »`, `Last day to file “${title}”`),
      reason: say(
        `Signé le ${day(signed_on).fr}, pas encore déposé sur TéléAccords.`,
        `Signed on ${day(signed_on).en}, not yet filed on TéléAccords.`,
      ),
      articles: numbersOf('filing'),
      campaign_id: null,
    },
  ]
}

const settled: readonly CampaignState[] = ['completed', 'cancelled']

/** A draft owes nothing by itself: the agreement that it carries out does. */
function isOwed(
  { state, type, exercise_end }: CampaignFacts,
  undertaken: readonly AgreementFacts[],
): boolean {
  const exercise = { start: exercise_end, end: exercise_end }
  return state !== 'draft' || undertaken.some((one) => one.type === type && covers(one, exercise))
}

const given: Record<AgreementType, Text> = {
  interessement: say('les primes', 'the bonuses'),
  participation: say('la participation', 'the participation'),
}

/** The last day to pay, and the interest of each day after it. */
function payingArticles(type: CampaignType): string[] {
  const { deadline, late } = campaignTypeFacts[type].points
  return numbersOfPoints(deadline, late)
}

/** What a campaign gives must be paid or placed by its legal day. */
function payment(campaign: CampaignFacts, today: Day): LegalDate[] {
  const date = interestAfter(campaign)
  if (settled.includes(campaign.state) || date === null) return []
  const { planned_payment_date: planned, name, state } = campaign
  const tooLate = planned !== null && planned > date
  const usual = riskOf('payment', date, today)
  return [
    {
      kind: 'payment',
      date,
      risk: tooLate && usual === 'ok' ? 'soon' : usual,
      label: say(`Dernier jour pour verser « ${name} »`, `Last day to pay “${name}”`),
      reason:
        date < today
          ? say(
              'Le versement n’est pas enregistré : des intérêts de retard courent.',
              'The payment is not recorded: late interest is running.',
            )
          : tooLate
            ? say(
                `Le versement est prévu le ${day(planned).fr}, après la limite.`,
                `The payment is planned on ${day(planned).en}, after the limit.`,
              )
            : (stages[state] ??
              say('Le versement reste à enregistrer.', 'The payment is still to be recorded.')),
      articles: payingArticles(campaign.type),
      campaign_id: campaign.id,
    },
  ]
}

const stages: Partial<Record<CampaignState, Text>> = {
  draft: say('La campagne est en brouillon.', 'The campaign is a draft.'),
  scheduled: say('La campagne est planifiée.', 'The campaign is scheduled.'),
  open: say('Les bénéficiaires choisissent.', 'People are choosing.'),
  closed: say('La société doit transmettre la campagne.', 'The company has to submit the campaign.'),
  submitted: say('La campagne attend son contrôle.', 'The campaign waits for its check.'),
  correction: say('La société corrige la campagne.', 'The company is correcting the campaign.'),
  validated: say('Validée ; le versement reste à enregistrer.', 'Validated; the payment is to be recorded.'),
}

/** An exercice that an agreement covers, closed, and nobody has opened its campaign. */
function unprepared(facts: CompanyFacts, exercise: Exercise, today: Day, oldest: Day): LegalDate[] {
  if (exercise.end >= today || exercise.end < oldest) return []
  return ruling(facts.agreements, exercise).flatMap((agreement): LegalDate[] => {
    const opened = facts.campaigns.some(
      (one) => one.type === agreement.type && one.exercise_end === exercise.end && one.state !== 'cancelled',
    )
    const since = agreement.first_exercise_start ?? agreement.signed_on
    if (opened || !covers(agreement, exercise) || (since !== null && since > exercise.end)) return []
    const date = legalPaymentDeadline(exercise)
    return [
      {
        kind: 'payment',
        date,
        risk: riskOf('payment', date, today),
        label: say(
          `Dernier jour pour verser ${given[agreement.type].fr} de l’exercice clos le ${day(exercise.end).fr}`,
          `Last day to pay ${given[agreement.type].en} of the financial year closed on ${day(exercise.end).en}`,
        ),
        reason: say(
          `« ${agreement.title} » couvre cet exercice et aucune campagne n’est préparée.`,
          `“${agreement.title}” covers this financial year and no campaign is prepared.`,
        ),
        articles: payingArticles(agreement.type),
        campaign_id: null,
      },
    ]
  })
}

/** Of each kind, the version that an exercice goes by. */
const ruling = (agreements: readonly AgreementFacts[], exercise: Exercise): AgreementFacts[] =>
  agreementTypes.flatMap((type) => versionOfType(agreements, type, exercise) ?? [])

/** The end of the answers of a campaign that is open. */
function answers(campaign: CampaignFacts, today: Day): LegalDate[] {
  const { closes_on: date, waiting, state, name } = campaign
  if (state !== 'open' || date === null) return []
  const calm = waiting === 0
  const usual = riskOf('campaign_deadline', date, today)
  return [
    {
      kind: 'campaign_deadline',
      date,
      risk: calm && usual === 'soon' ? 'ok' : usual,
      label: say(`Fin des réponses de « ${name} »`, `Answers of “${name}” end`),
      reason: calm
        ? say('Tout le monde a répondu.', 'Everybody has answered.')
        : say(
            waiting === 1 ? '1 personne n’a pas répondu.' : `${waiting} personnes n’ont pas répondu.`,
            waiting === 1 ? '1 person has not answered.' : `${waiting} people have not answered.`,
          ),
      // No text gives days to answer about what people pay in of their own.
      articles: isOwnMoney(campaign.type)
        ? []
        : numbersOfPoints(campaignTypeFacts[campaign.type].points.reply),
      campaign_id: campaign.id,
    },
  ]
}

/** The last exercice of an agreement; another agreement that goes on after it settles it. */
function agreementEnd(agreement: AgreementFacts, all: readonly AgreementFacts[], today: Day): LegalDate[] {
  const { last_exercise_end: date, type, title, signed_on } = agreement
  if (date === null || signed_on === null) return []
  const follows = all.some(
    (other) =>
      other !== agreement &&
      other.type === type &&
      other.signed_on !== null &&
      // An amendment that ends with it tells its end for both.
      ((other.last_exercise_end ?? '9999') > date ||
        (other.last_exercise_end === date &&
          (other.first_exercise_start ?? '') > (agreement.first_exercise_start ?? ''))),
  )
  if (follows) return []
  return [
    {
      kind: 'agreement_end',
      date,
      // Its end undertakes nothing: what follows has days of its own.
      risk: date < today ? 'ok' : riskOf('agreement_end', date, today),
      label: say(`Fin de « ${title} »`, `End of “${title}”`),
      reason:
        date < today
          ? say(
              'L’accord a pris fin : aucun exercice suivant n’est couvert.',
              'The agreement has ended: no later financial year is covered.',
            )
          : say(
              'À renégocier ou à reconduire avant cette date.',
              'To be renegotiated or renewed before this date.',
            ),
      articles: numbersOf(type === 'participation' ? 'participation_conclusion' : 'conclusion'),
      campaign_id: null,
    },
  ]
}
