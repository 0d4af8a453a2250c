import { headingOf, legalPoints, type LegalPoint } from '@moisson/law/legal-points'
import { decree, type Article } from '@moisson/law/article'
import { dsnCodes } from '@moisson/law/dsn'
import type { ForfaitSource } from '@moisson/law/forfait-social'
import { campaignTypes, type CampaignType, type DefaultRule, type PlanKind } from '../vocabulary.ts'

/** The points of law that each scheme has of its own. */
type TypePoint =
  | 'envelope'
  | 'sharing'
  | 'ceiling'
  | 'redistribution'
  | 'rebuilt_pay'
  | 'officers_pay'
  | 'deadline'
  | 'payment'
  | 'default'
  | 'unclaimed'

/** What the law and the books make of one type of campaign. */
interface TypeFacts {
  /** Whether the product runs it today; the others are not shown. */
  offered: boolean
  /** Where the sum to share comes from: an amount decided, or the reserve its figures make. */
  envelope: 'decided' | 'reserve'
  /** Whether the whole of an exercice stays under a part of the gross wages (L3314-8). */
  collective_ceiling: boolean
  /** Who sets the ceilings of a person and what becomes of what they hold back: the agreement, or the law alone. */
  limits: 'agreement' | 'law'
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
  booked_as: 'interessement' | 'participation' | 'other'
  /** What the five years of the PEE count from: the closing of the exercice, or the payment. */
  locked_from: 'closing' | 'payment'
  /** The text that asks for the individual notice. */
  notice: string
  /** The articles that decide what silence means. */
  silence: readonly Article[]
}

const interessement: TypeFacts = {
  offered: true,
  envelope: 'decided',
  collective_ceiling: true,
  limits: 'agreement',
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
    payment: 'immediate_payment',
    default: 'silence_with_a_plan',
    unclaimed: 'unclaimed_sums',
  },
  code: 'INT',
  kin: ['interessement', 'interessement_supplement'],
  levied_as: 'interessement',
  dsn: dsnCodes.interessement,
  booked_as: 'interessement',
  locked_from: 'payment',
  notice: headingOf('notice'),
  silence: legalPoints.silence,
}
const participation: TypeFacts = {
  offered: true,
  envelope: 'reserve',
  collective_ceiling: false,
  limits: 'law',
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
    payment: 'participation_payment',
    default: 'participation_silence',
    unclaimed: 'participation_unclaimed',
  },
  code: 'PAR',
  kin: ['participation', 'participation_supplement'],
  levied_as: 'participation',
  dsn: dsnCodes.participation,
  booked_as: 'participation',
  locked_from: 'closing',
  notice: headingOf('participation_notice'),
  silence: legalPoints.participation_silence,
}
const given = {
  ...interessement,
  offered: false,
  collective_ceiling: false,
  dsn: null,
  booked_as: 'other',
  locked_from: 'payment',
  notice: headingOf('notice'),
  silence: [],
} as const

export const campaignTypeFacts: Readonly<Record<CampaignType, TypeFacts>> = {
  interessement,
  interessement_supplement: { ...interessement, offered: false, code: 'SIN' },
  participation,
  participation_supplement: { ...participation, offered: false, code: 'SPA' },
  ppv: {
    ...given,
    code: 'PPV',
    kin: ['ppv'],
    levied_as: 'ppv',
    notice: 'décret 2024-644',
    silence: [decree('2024-644')],
  },
  voluntary_payment: { ...given, code: 'VV', kin: ['voluntary_payment'], levied_as: null },
  abondement: { ...given, code: 'ABO', kin: ['abondement'], levied_as: 'abondement' },
  cet_transfer: { ...given, code: 'CET', kin: ['cet_transfer'], levied_as: null },
}

/** The types a campaign may be created with. */
export const offeredTypes: readonly CampaignType[] = campaignTypes.filter(
  (type) => campaignTypeFacts[type].offered,
)
