import { sourceIn } from '@moisson/law/legal-points'
import { conclusionDeadlines } from '@moisson/law/agreement-dates'
import { addMonths, monthsOf, type Day } from '@moisson/law/calendar'
import { missingClauses, type NeededClause } from '../company/agreement.ts'
import type { AgreementType, CampaignType } from '../vocabulary.ts'
import { cleanCriterion, criteriaFrom, isUsed } from './criteria.ts'
import type { AgreementClauses } from './frozen-rules.ts'
import type { AgreementInForce, LaunchFacts, Remark } from './launch-facts.ts'
import { agreedPaymentDay } from './agreed-payment.ts'
import { interestAfter } from './has-legal-day.ts'
import { replyDaysOf } from './reply-days.ts'
import { campaignTypeFacts } from './type-facts.ts'
import type { Text } from '@moisson/law/text'
import { euros } from '@moisson/law/words/figures'
import { longDay } from '@moisson/law/words/days'
import { listed } from '@moisson/law/words/list'

/** The act that a campaign of each kind carries out. */
interface Act {
  /** Which of the company's acts; null for what the company decides without an agreement. */
  of: AgreementType | null
  name: Text
  filed: boolean
  /** Whether it may be concluded without an end. */
  endless?: true
  /** Whether a conclusion after the first half of its period costs the exemptions (L3314-4). */
  in_its_first_half?: true
}
const interessement: Act = {
  of: 'interessement',
  name: { fr: 'accord d’intéressement', en: 'intéressement agreement' },
  filed: true,
  in_its_first_half: true,
}
const participation: Act = {
  of: 'participation',
  name: { fr: 'accord de participation', en: 'participation agreement' },
  filed: true,
  endless: true,
}
const decision: Act = {
  of: null,
  name: { fr: 'décision', en: 'decision' },
  filed: false,
}
const acts: Record<CampaignType, Act> = {
  interessement,
  interessement_supplement: interessement,
  participation,
  participation_supplement: participation,
  ppv: decision,
  voluntary_payment: decision,
  abondement: decision,
  cet_transfer: decision,
}

/** The agreement whose clauses a campaign of a kind copies. */
export const agreementTypeOf = (type: CampaignType): Act['of'] => acts[type].of

const page = '/societe?section=agreements'

/** No bonus without an act in force for its exercice: concluded, filed where the law asks for it, and covering it. */
export function agreementBlockers(facts: LaunchFacts): Remark[] {
  const { agreement, type, exercise_start, exercise_end } = facts
  const { of, name, filed, endless = false } = acts[type]
  if (of === null) return []
  const [start, end] = [exercise_start, exercise_end]
  const found: Remark[] = []
  if (agreement === null)
    return [
      {
        code: 'agreement_missing',
        // Its form is open at once.
        page: `${page}&begin=${of}`,
        message: {
          fr: `Aucun ${name.fr} n’est enregistré\u00a0: inscrivez l’accord signé, avec ses dates, dans la fiche de la société.`,
          en: `No ${name.en} is on record: enter the signed agreement and its dates in the company file.`,
        },
      },
    ]
  if (agreement.signed_on === null)
    found.push({
      code: 'agreement_unsigned',
      page,
      message: {
        fr: `«\u00a0${agreement.title}\u00a0» n’est pas signé\u00a0: indiquez le jour de sa signature.`,
        en: `“${agreement.title}” is not signed: give the day it was signed.`,
      },
    })
  if (filed && agreement.filed_on === null)
    found.push({
      code: 'agreement_unfiled',
      page,
      message: {
        fr: `«\u00a0${agreement.title}\u00a0» n’est pas déposé\u00a0: indiquez le jour de son dépôt sur TéléAccords.`,
        en: `“${agreement.title}” is not filed: give the day it was filed on TéléAccords.`,
      },
    })
  if (!covers(agreement, { start, end }, endless))
    found.push({
      code: 'agreement_not_covering',
      page,
      message: {
        fr: `«\u00a0${agreement.title}\u00a0» ne couvre pas l’exercice du ${longDay(start, 'fr')} au ${longDay(end, 'fr')}\u00a0: indiquez les exercices qu’il couvre, ou un accord qui couvre celui-ci.`,
        en: `“${agreement.title}” does not cover the financial year from ${longDay(start, 'en')} to ${longDay(end, 'en')}: give the financial years it covers, or an agreement that covers this one.`,
      },
    })
  if (endless && agreement.signed_on !== null && agreement.signed_on > addMonths(end, 12))
    found.push({
      code: 'agreement_after_a_year',
      page,
      message: {
        fr: `«\u00a0${agreement.title}\u00a0» a été signé le ${longDay(agreement.signed_on, 'fr')}, plus d’un an après la clôture de l’exercice\u00a0: sa participation est bloquée huit ans sur un compte courant (${sourceIn('participation_authority', 'fr')}), elle ne se choisit pas et ne se lance pas ici.`,
        en: `“${agreement.title}” was signed on ${longDay(agreement.signed_on, 'en')}, more than a year after the closing of the financial year: its participation is locked for eight years on a current account (${sourceIn('participation_authority', 'en')}), there is nothing to choose and it is not launched here.`,
      },
    })
  const promised = replyDaysOf(agreement.clauses)
  if (facts.response_days < promised && facts.destinations.length > 1)
    found.push({
      code: 'reply_shorter_than_agreement',
      field: 'response_days',
      message: {
        fr: `«\u00a0${agreement.title}\u00a0» donne ${promised} jours pour répondre, et cette campagne ${facts.response_days}\u00a0: donnez ceux de l’accord.`,
        en: `“${agreement.title}” gives ${promised} days to answer, and this campaign ${facts.response_days}: give those of the agreement.`,
      },
    })
  const missing = missingClauses(agreement.clauses, type)
  if (missing.length > 0)
    found.push({
      code: 'agreement_clauses_missing',
      page,
      message: {
        fr: `«\u00a0${agreement.title}\u00a0» ne dit pas encore tout ce que la campagne reprend\u00a0: indiquez ${listed(
          missing.map((name) => clauseNames[name].fr),
          'fr',
        )}.`,
        en: `“${agreement.title}” does not say yet all that the campaign takes over: give ${listed(
          missing.map((name) => clauseNames[name].en),
          'en',
        )}.`,
      },
    })
  return found
}

/** What a launch asks for of an agreement, in a sentence. */
export const clauseNames: Record<NeededClause, Text> = {
  criteria: { fr: 'la répartition', en: 'the allocation' },
  seniority_months: {
    fr: 'l’ancienneté demandée',
    en: 'the seniority required',
  },
  presumption_days: {
    fr: 'quand l’avis est tenu pour reçu',
    en: 'when the notice is deemed received',
  },
  prorate_cap: {
    fr: 'si le plafond suit la présence',
    en: 'whether the ceiling follows presence',
  },
  redistribute: {
    fr: 'si ce qu’un plafond retient est redistribué',
    en: 'whether what a ceiling holds back is redistributed',
  },
}

/** An agreement says from which exercice it counts, and until which unless it has no end. */
function covers(
  { first_exercise_start: first, last_exercise_end: last }: AgreementInForce,
  { start, end }: { start: Day; end: Day },
  endless: boolean,
): boolean {
  return first !== null && first <= start && (last === null ? endless : last >= end)
}

/** A filing that came too late costs this exercice its exemptions; rules older than the agreement's are told. */
export function agreementWarnings(facts: LaunchFacts): Remark[] {
  const { agreement } = facts
  if (agreement === null) return []
  return [...lateAct(agreement, facts), ...afterAgreedDay(agreement, facts), ...olderRules(agreement, facts)]
}

/** Within the law and after the day that the agreement promises. */
function afterAgreedDay({ title, clauses }: AgreementInForce, facts: LaunchFacts): Remark[] {
  const limit = interestAfter(facts)
  const agreed = agreedPaymentDay(clauses, facts.exercise_end)
  const planned = facts.planned_payment_date
  if (limit === null || agreed === null || planned === null || planned <= agreed || planned > limit) return []
  return [
    {
      code: 'payment_after_agreement',
      field: 'planned_payment_date',
      reason_required: true,
      message: {
        fr: `«\u00a0${title}\u00a0» promet le versement au plus tard le ${longDay(agreed, 'fr')}, et il est prévu le ${longDay(planned, 'fr')}.`,
        en: `“${title}” promises the payment by ${longDay(agreed, 'en')}, and it is planned on ${longDay(planned, 'en')}.`,
      },
    },
  ]
}

function lateAct(agreement: AgreementInForce, facts: LaunchFacts): Remark[] {
  const { signed_on: signed, filed_on: filed, first_exercise_start: first } = agreement
  if (!acts[facts.type].in_its_first_half || signed === null || filed === null || first === null) return []
  const own = { start: facts.exercise_start, end: facts.exercise_end }
  // The shortest period counts, whichever the campaign: an exercice opened after the filing is spared below.
  const parts = agreement.formula?.duration.part_periods ?? []
  const months = [agreement.period_months ?? 12, ...parts.map(({ period_months }) => period_months)]
  const { last_signature_day, filing_deadline } = conclusionDeadlines.value({
    period_start: first,
    period_months: Math.min(monthsOf(own).length, ...months),
  })
  const inTime = signed <= last_signature_day && filed <= filing_deadline
  const later = signed > filed ? signed : filed
  if (inTime || own.start > later) return []
  const amount = facts.calculation?.distributed_cents ?? facts.envelope_gross_cents ?? 0
  const late = signed > last_signature_day
  const [day, limit] = late ? [signed, last_signature_day] : [filed, filing_deadline]
  return [
    {
      code: 'filed_late',
      page,
      reason_required: true,
      message: {
        fr: `L’accord a été ${late ? 'signé' : 'déposé'} le ${longDay(day, 'fr')}, après le ${longDay(limit, 'fr')}\u00a0: cet exercice perd ses exonérations (${sourceIn('exemptions_lost', 'fr')}). ${euros(amount, 'fr')} seraient soumis aux cotisations et à l’impôt comme un salaire\u202f; les cotisations patronales s’y ajoutent et ne sont pas calculées ici.`,
        en: `The agreement was ${late ? 'signed' : 'filed'} on ${longDay(day, 'en')}, after ${longDay(limit, 'en')}: this financial year loses its exemptions (${sourceIn('exemptions_lost', 'en')}). ${euros(amount, 'en')} would bear contributions and tax as pay does; employer contributions come on top and are not computed here.`,
      },
    },
  ]
}

const shared = [
  'seniority_months',
  'individual_cap_cents',
  'prorate_cap',
  'redistribute',
  'presumption_days',
  'response_days',
] as const

const decidedByLaw: readonly (typeof shared)[number][] = [
  'individual_cap_cents',
  'prorate_cap',
  'redistribute',
]

/** The draft copied the clauses of the day it was made: what the agreement says since then is not in it. */
function olderRules({ changed_at, clauses }: AgreementInForce, facts: LaunchFacts): Remark[] {
  const { limits, completes } = campaignTypeFacts[facts.type]
  // What a supplement is shared by is a blocker of its own.
  const clause = completes === null ? clauses.criteria : undefined
  const criteria = clause && criteriaFrom(clause, facts.exercise_start)
  // Weights that change with the exercice are out of date in a copy of another year's campaign too.
  const byYear = clause?.some(({ by_year }) => by_year?.length) ?? false
  if (changed_at <= facts.created_at && !byYear) return []
  const ofLaw = limits === 'law'
  const differs = shared.some(
    (name) =>
      clauses[name] !== undefined && clauses[name] !== facts[name] && !(ofLaw && decidedByLaw.includes(name)),
  )
  if (!(differs && changed_at > facts.created_at) && sameCriteria(criteria, facts.criteria)) return []
  return [
    {
      code: 'rules_before_agreement',
      field: 'criteria',
      reason_required: true,
      message: {
        fr: 'L’accord enregistré a changé depuis la création de ce brouillon\u00a0: répartition, ancienneté, plafond, délai de réponse ou jours avant que l’avis soit tenu pour reçu n’y sont plus les mêmes. Reprenez-les, ou dites pourquoi ils diffèrent.',
        en: 'The agreement on record changed after this draft was made: allocation, seniority, ceiling, the time to answer or the days before the notice is deemed received are no longer the same. Take them over, or say why they differ.',
      },
    },
  ]
}

function sameCriteria(
  clause: AgreementClauses['criteria'] | undefined,
  own: LaunchFacts['criteria'],
): boolean {
  const print = (criteria: LaunchFacts['criteria']) =>
    criteria
      .filter(isUsed)
      .map((one) =>
        JSON.stringify(Object.entries(cleanCriterion(one)).toSorted(([a], [b]) => (a < b ? -1 : 1))),
      )
      .toSorted()
      .join()
  return clause === undefined || print(clause) === print(own)
}
