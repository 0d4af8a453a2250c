import { headingOf, legalPoints } from '@moisson/law/legal-points'
import { decree, type Article } from '@moisson/law/article'
import { dsnCodes } from '@moisson/law/dsn'
import type { ForfaitSource } from '@moisson/law/forfait-social'
import { campaignTypes, type CampaignType } from '../vocabulary.ts'

/** What the law and the books make of one type of campaign. */
interface TypeFacts {
  /** Whether the product runs it today; the others are not shown. */
  offered: boolean
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
  offered: false,
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
  offered: false,
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
  participation_supplement: { ...participation, code: 'SPA' },
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
