import type { InEach, Text } from '@moisson/law/text'
import type { beneficiaryStatuses, civilities, contractTypes, exitReasons } from '../vocabulary.ts'

type NamesOf<List extends readonly string[]> = Record<List[number], Text>

export const civilityNames = {
  mr: { fr: 'M.', en: 'Mr' },
  mrs: { fr: 'Mme', en: 'Ms' },
  unspecified: { fr: 'Non précisé', en: 'Not given' },
} as const satisfies NamesOf<typeof civilities>

export const contractNames = {
  permanent: { fr: 'CDI', en: 'Permanent' },
  fixed_term: { fr: 'CDD', en: 'Fixed term' },
  apprentice: { fr: 'Apprenti', en: 'Apprentice' },
  professional_training: { fr: 'Contrat pro', en: 'Training contract' },
  seasonal: { fr: 'Saisonnier', en: 'Seasonal' },
  corporate_officer: { fr: 'Mandataire social', en: 'Corporate officer' },
  spouse: { fr: 'Conjoint', en: 'Spouse' },
  self_employed_head: { fr: 'Chef d’entreprise', en: 'Business owner' },
  other: { fr: 'Autre', en: 'Other' },
} as const satisfies NamesOf<typeof contractTypes>

export const exitReasonNames = {
  resignation: { fr: 'Démission', en: 'Resignation' },
  dismissal: { fr: 'Licenciement', en: 'Dismissal' },
  mutual_termination: { fr: 'Rupture conventionnelle', en: 'Mutual termination' },
  end_of_contract: { fr: 'Fin de contrat', en: 'End of contract' },
  retirement: { fr: 'Retraite', en: 'Retirement' },
  death: { fr: 'Décès', en: 'Death' },
  transfer: { fr: 'Transfert', en: 'Transfer' },
  other: { fr: 'Autre', en: 'Other' },
} as const satisfies NamesOf<typeof exitReasons>

export const statusNames = {
  active: { fr: 'Actif', en: 'Active' },
  on_leave: { fr: 'Absent longue durée', en: 'Long-term absence' },
  left: { fr: 'Parti', en: 'Left' },
  retired: { fr: 'Retraité', en: 'Retired' },
  deceased: { fr: 'Décédé', en: 'Deceased' },
  archived: { fr: 'Archivé', en: 'Archived' },
} as const satisfies NamesOf<typeof beneficiaryStatuses>

export const deliveryNames = {
  allowed: { fr: 'Électronique', en: 'Electronic' },
  sms: { fr: 'Électronique, prévenu par SMS', en: 'Electronic, told by SMS' },
  opposed: { fr: 'Sur papier (opposition)', en: 'On paper (opposed)' },
} as const satisfies Record<string, Text>

/** The languages that people are written to in. */
export const languageNames = {
  fr: { fr: 'Français', en: 'French' },
  en: { fr: 'Anglais', en: 'English' },
} as const satisfies InEach<Text>
