import { legalPoints, type LegalPoint } from '@moisson/law/legal-points'
import type { Article } from '@moisson/law/article'
import { dsnCodes } from '@moisson/law/dsn'
import type { ForfaitSource } from '@moisson/law/forfait-social'
import type { CampaignType, DefaultRule, PlanKind } from '../vocabulary.ts'

/** The points of law that each scheme has of its own. */
type TypePoint =
  | 'envelope'
  | 'sharing'
  | 'ceiling'
  | 'redistribution'
  | 'rebuilt_pay'
  | 'officers_pay'
  | 'deadline'
  | 'late'
  | 'reply'
  | 'payment'
  | 'default'
  | 'unclaimed'
  | 'decision'

/** What the law and the books make of one type of campaign. */
interface TypeFacts {
  /** Where the sum comes from: an amount decided, the reserve its figures make, an amount for each, or what each person asks to pay in. */
  envelope: 'decided' | 'reserve' | 'each' | 'asked'
  /** What each person says of what is asked: an amount, or days whose value is known. */
  asked_in: 'money' | 'days' | null
  /** Whose rights it counts: those of an exercice, or of who is there on the day of the payment. */
  rights_of: 'exercise' | 'payment'
  /** The time that pay and presence are read over: the exercice, or the twelve months before the payment. */
  bases: 'exercise' | 'months_before'
  /** What it completes: a supplement is added to a campaign of this type, for those who had a share in it. */
  completes: CampaignType | null
  /** Whether the whole of an exercice stays under a part of the gross wages (L3314-8). */
  collective_ceiling: boolean
  /** Who sets the ceilings of a person and what becomes of what they hold back: the agreement, the law alone, the plan that receives it, what is exempt of the bonus, what a person may pay in of their own money, or the days they may give. */
  limits: 'agreement' | 'law' | 'plan' | 'bonus' | 'own' | 'days'
  /** Whether people may be paid it; else it goes to the plan, and they choose where in it. */
  cash: boolean
  /** Whether the money of those who say nothing has to be placed: no campaign without a PEE. */
  needs_pee: boolean
  /** Whether what silence placed on the PER COL may be claimed back for a month (CMF L224-20). */
  percol_withdrawal: boolean
  /** What silence may mean, by the plans that are offered; the first is what a draft begins with. */
  defaults: (offered: readonly PlanKind[]) => readonly DefaultRule[]
  /** Where each point of law stands for it. */
  points: Readonly<Record<TypePoint, LegalPoint>>
  /** What names it in references and files of partners. */
  code: string
  /** The types that share out the same exercice's money: a supplement is of what it completes. */
  kin: readonly CampaignType[]
  /** What the employer's levy (L137-15) counts the sums as; null for money that is the person's own already. */
  levied_as: ForfaitSource | null
  /** DSN S21.G00.54.001; null where the block knows no such sum. */
  dsn: (typeof dsnCodes)[keyof typeof dsnCodes] | null
  /** Whose accounts the journal books it on. */
  booked_as: 'interessement' | 'participation' | 'abondement' | 'own' | 'other'
  /** What the five years of the PEE count from: the closing of the exercice, or the payment. */
  locked_from: 'closing' | 'payment'
  /** The text that asks for the individual notice. */
  notice: LegalPoint
  /** The articles that decide what silence means. */
  silence: readonly Article[]
}

const interessement: TypeFacts = {
  envelope: 'decided',
  asked_in: null,
  completes: null,
  rights_of: 'exercise',
  bases: 'exercise',
  collective_ceiling: true,
  limits: 'agreement',
  cash: true,
  needs_pee: false,
  percol_withdrawal: false,
  defaults: (offered) => (offered.includes('pee') ? ['pee_lowest_risk'] : ['immediate_payment']),
  points: {
    envelope: 'calculation',
    sharing: 'sharing',
    ceiling: 'collective_ceiling',
    redistribution: 'redistribution',
    rebuilt_pay: 'rebuilt_pay',
    officers_pay: 'officers_pay',
    deadline: 'payment_deadline',
    late: 'late_interest',
    reply: 'reply',
    payment: 'immediate_payment',
    default: 'silence_with_a_plan',
    unclaimed: 'unclaimed_sums',
    decision: 'calculation',
  },
  code: 'INT',
  kin: ['interessement', 'interessement_supplement'],
  levied_as: 'interessement',
  dsn: dsnCodes.interessement,
  booked_as: 'interessement',
  locked_from: 'payment',
  notice: 'notice',
  silence: legalPoints.silence,
}
const participation: TypeFacts = {
  envelope: 'reserve',
  asked_in: null,
  completes: null,
  rights_of: 'exercise',
  bases: 'exercise',
  collective_ceiling: false,
  limits: 'law',
  cash: true,
  needs_pee: true,
  percol_withdrawal: true,
  // Half to the pension plan where there is one, the other as the agreement says; without one, all as it says.
  defaults: (offered) =>
    offered.includes('percol') ? ['half_percol_half_pee', 'percol_managed'] : ['pee_lowest_risk'],
  points: {
    envelope: 'reserve',
    sharing: 'participation_sharing',
    ceiling: 'participation_ceiling',
    redistribution: 'participation_redistribution',
    rebuilt_pay: 'participation_rebuilt_pay',
    officers_pay: 'participation_sharing',
    deadline: 'participation_deadline',
    late: 'participation_late_interest',
    reply: 'participation_reply',
    payment: 'participation_payment',
    default: 'participation_silence',
    unclaimed: 'participation_unclaimed',
    decision: 'reserve',
  },
  code: 'PAR',
  kin: ['participation', 'participation_supplement'],
  levied_as: 'participation',
  dsn: dsnCodes.participation,
  booked_as: 'participation',
  locked_from: 'closing',
  notice: 'participation_notice',
  silence: legalPoints.participation_silence,
}
const interessement_supplement: TypeFacts = {
  ...interessement,
  completes: 'interessement',
  points: { ...interessement.points, envelope: 'supplement', deadline: 'supplement', decision: 'supplement' },
  code: 'SIN',
}
const participation_supplement: TypeFacts = {
  ...participation,
  envelope: 'decided',
  completes: 'participation',
  // What exceeds the legal formula goes as the agreement says (L3324-12).
  defaults: (offered) =>
    offered.includes('percol')
      ? ['half_percol_half_pee', 'percol_managed', 'pee_lowest_risk']
      : ['pee_lowest_risk'],
  points: {
    ...participation.points,
    envelope: 'participation_supplement',
    deadline: 'participation_supplement',
    decision: 'participation_supplement',
  },
  code: 'SPA',
}
/** The employer's own payment into the PER COL: the same for everybody there, within the ceiling of matching. */
const abondement: TypeFacts = {
  envelope: 'each',
  asked_in: null,
  completes: null,
  rights_of: 'payment',
  bases: 'exercise',
  collective_ceiling: false,
  limits: 'plan',
  cash: false,
  needs_pee: false,
  percol_withdrawal: false,
  defaults: () => ['percol_managed'],
  points: {
    envelope: 'unilateral',
    sharing: 'unilateral',
    ceiling: 'unilateral_ceiling',
    redistribution: 'unilateral_ceiling',
    rebuilt_pay: 'unilateral',
    officers_pay: 'unilateral',
    deadline: 'unilateral_ceiling',
    payment: 'unilateral',
    default: 'unilateral_silence',
    unclaimed: 'unilateral',
    late: 'unilateral_ceiling',
    reply: 'unilateral',
    decision: 'unilateral',
  },
  code: 'ABO',
  kin: ['abondement'],
  levied_as: 'abondement',
  dsn: dsnCodes.abondement_PERCOL,
  booked_as: 'abondement',
  locked_from: 'payment',
  notice: 'unilateral',
  silence: legalPoints.unilateral_silence,
}
/** The bonus of value sharing: an amount decided for each employee there on the day of the payment, paid in silence. */
const ppv: TypeFacts = {
  envelope: 'each',
  asked_in: null,
  completes: null,
  rights_of: 'payment',
  bases: 'months_before',
  collective_ceiling: false,
  limits: 'bonus',
  cash: true,
  needs_pee: false,
  percol_withdrawal: false,
  defaults: () => ['immediate_payment'],
  points: {
    envelope: 'value_sharing',
    sharing: 'value_sharing',
    ceiling: 'value_sharing',
    redistribution: 'value_sharing',
    rebuilt_pay: 'value_sharing',
    officers_pay: 'value_sharing',
    deadline: 'value_sharing',
    late: 'value_sharing',
    reply: 'value_sharing_notice',
    payment: 'value_sharing_notice',
    default: 'value_sharing_notice',
    unclaimed: 'value_sharing',
    decision: 'value_sharing',
  },
  code: 'PPV',
  kin: ['ppv'],
  levied_as: 'ppv',
  dsn: null,
  booked_as: 'other',
  locked_from: 'payment',
  notice: 'value_sharing_notice',
  silence: legalPoints.value_sharing_notice,
}
/** What people pay in of their own money: nobody owes it, and it leaves their pay only where they ask for it. */
const voluntary_payment: TypeFacts = {
  envelope: 'asked',
  asked_in: 'money',
  completes: null,
  rights_of: 'payment',
  bases: 'months_before',
  collective_ceiling: false,
  limits: 'own',
  cash: false,
  needs_pee: false,
  percol_withdrawal: false,
  defaults: () => ['nothing_paid'],
  points: {
    envelope: 'voluntary',
    sharing: 'voluntary',
    ceiling: 'voluntary',
    redistribution: 'voluntary',
    rebuilt_pay: 'voluntary',
    officers_pay: 'voluntary',
    deadline: 'voluntary',
    late: 'voluntary',
    reply: 'voluntary',
    payment: 'voluntary',
    default: 'voluntary',
    unclaimed: 'voluntary',
    decision: 'voluntary',
  },
  code: 'VV',
  kin: ['voluntary_payment'],
  levied_as: null,
  dsn: null,
  booked_as: 'own',
  locked_from: 'payment',
  notice: 'voluntary',
  silence: [],
}
/** Days of a time-savings account, or rest days not taken, that people give for their value on the PER COL. */
const cet_transfer: TypeFacts = {
  ...voluntary_payment,
  asked_in: 'days',
  bases: 'exercise',
  limits: 'days',
  points: {
    envelope: 'rest_days',
    sharing: 'rest_days',
    ceiling: 'rest_days',
    redistribution: 'rest_days',
    rebuilt_pay: 'rest_days',
    officers_pay: 'rest_days',
    deadline: 'rest_days',
    late: 'rest_days',
    reply: 'rest_days',
    payment: 'rest_days',
    default: 'rest_days',
    unclaimed: 'rest_days',
    decision: 'rest_days',
  },
  code: 'CET',
  kin: ['cet_transfer'],
  dsn: dsnCodes.rest_days,
  notice: 'rest_days',
}

export const campaignTypeFacts: Readonly<Record<CampaignType, TypeFacts>> = {
  interessement,
  interessement_supplement,
  participation,
  participation_supplement,
  ppv,
  voluntary_payment,
  abondement,
  cet_transfer,
}

/** Whether people pay in of their own: each says how much, and nobody knows the sum before the end of the answers. */
export const isOwnMoney = (type: CampaignType): boolean => campaignTypeFacts[type].envelope === 'asked'

/** Whether what they pay in is days, by the value of one. */
export const asksDays = (type: CampaignType): boolean => campaignTypeFacts[type].asked_in === 'days'
