import type { Article } from './article.ts'
import { codeDuTravail } from './article.ts'
import { unilateralDecision } from './agreement-mode.ts'
import { say, type Text } from './text.ts'

export type ConclusionMode = {
  readonly label: Text
  readonly articles: readonly Article[]
  /** What is filed on TéléAccords with the text itself. */
  readonly attachments: readonly Text[]
}

/** The ways of concluding an intéressement agreement, with what must be filed for each. */
export const conclusionModes = {
  collective_agreement: {
    label: say('convention ou accord collectif', 'collective agreement'),
    articles: [codeDuTravail('L3312-5')],
    attachments: [say('l’accord signé', 'the signed agreement')],
  },
  unions: {
    label: say('accord avec les syndicats représentatifs', 'agreement with the representative unions'),
    articles: [codeDuTravail('L3312-5'), codeDuTravail('D3345-1')],
    attachments: [
      say('mention de la qualité de délégué syndical, ou mandat', 'status of union delegate, or mandate'),
    ],
  },
  works_council: {
    label: say('accord avec le CSE', 'agreement with the works council (CSE)'),
    articles: [codeDuTravail('L3312-5'), codeDuTravail('D3345-1')],
    attachments: [
      say(
        'procès-verbal de la séance (majorité des élus)',
        'minutes of the meeting (majority of the elected members)',
      ),
    ],
  },
  ratification: {
    label: say('ratification aux deux tiers du personnel', 'ratification by two thirds of the staff'),
    articles: [codeDuTravail('L3312-5'), codeDuTravail('D3345-1'), codeDuTravail('D3345-3')],
    attachments: [
      say('liste d’émargement ou procès-verbal de la consultation', 'signature list or minutes of the vote'),
      say(
        'demande conjointe si un délégué syndical ou un CSE existe, sinon attestation d’absence',
        'joint request if a union delegate or a works council exists, otherwise a statement that there is none',
      ),
      say(
        'procès-verbal de carence de moins de quatre ans si l’entreprise y est soumise',
        'minutes of failed elections under four years old where they are due',
      ),
    ],
  },
  unilateral: {
    label: say(
      'décision unilatérale, sans délégué syndical ni CSE',
      'unilateral decision, without union delegate or works council',
    ),
    articles: [codeDuTravail('L3312-5'), codeDuTravail('D3345-3')],
    attachments: [
      say('attestation d’absence d’interlocuteur', 'statement that there is nobody to negotiate with'),
      say(
        'procès-verbal de carence si l’entreprise y est soumise',
        'minutes of failed elections where they are due',
      ),
    ],
  },
  unilateral_after_failure: {
    label: say(
      'décision unilatérale après échec des négociations',
      'unilateral decision after a failed negotiation',
    ),
    articles: [codeDuTravail('L3312-5')],
    attachments: [
      say('procès-verbal de désaccord', 'minutes of disagreement'),
      say(
        'procès-verbal de la consultation du CSE, quinze jours au moins avant le dépôt',
        'minutes of the consultation of the works council, fifteen days at least before the filing',
      ),
    ],
  },
  branch: {
    label: say('adhésion à un accord de branche agréé', 'joining an approved branch agreement'),
    articles: [codeDuTravail('L3312-8'), codeDuTravail('D3345-7')],
    attachments: [
      say(
        'accord d’adhésion, ou document unilatéral sous 50 salariés si la branche en donne le modèle',
        'agreement to join it, or a unilateral document under 50 employees where the branch gives a model',
      ),
      say('options retenues', 'options chosen'),
    ],
  },
} as const satisfies Record<string, ConclusionMode>

export type ConclusionModeName = keyof typeof conclusionModes

export type CompanySituation = {
  size: number
  /** A union delegate; a works council; an approved branch agreement. */
  ds: boolean
  cse: boolean
  approved_branch_accord: boolean
}

/** The ways open to a company; a failed negotiation is still ahead, so its way is offered where it could be used. */
export function modesOpenTo(company: CompanySituation): ConclusionModeName[] {
  const after = { ...company, negotiation_failed_minutes: true, cse_consulted_15_days: true }
  const somebody = company.ds || company.cse
  const open: Record<ConclusionModeName, boolean> = {
    collective_agreement: true,
    unions: company.ds,
    works_council: company.cse,
    ratification: true,
    unilateral: !somebody && unilateralDecision.value(company).allowed,
    unilateral_after_failure: somebody && unilateralDecision.value(after).allowed,
    branch: company.approved_branch_accord,
  }
  return (Object.keys(open) as ConclusionModeName[]).filter((mode) => open[mode])
}
