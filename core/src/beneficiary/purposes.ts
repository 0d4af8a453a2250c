import type { Text } from '@moisson/law/text'

/** What the data of a person is kept for (GDPR, article 15, 1, a). */
export const purposes = {
  identity: {
    fr: 'vous reconnaître dans la paie et chez le teneur de compte',
    en: 'to recognise you in payroll and at the account keeper',
  },
  account: {
    fr: 'ouvrir votre compte chez le teneur de compte, qui le demande',
    en: 'to open your account at the account keeper, who asks for it',
  },
  contact: {
    fr: 'vous informer de vos droits et recevoir votre choix',
    en: 'to inform you of your rights and receive your choice',
  },
  entitlement: {
    fr: 'savoir si vous avez droit à une part',
    en: 'to know whether you are entitled to a share',
  },
  share: { fr: 'calculer votre part', en: 'to compute your share' },
  days: {
    fr: 'savoir combien de jours de repos vous pouvez placer, et leur valeur',
    en: 'to know how many rest days you may give, and their value',
  },
  payment: { fr: 'vous verser ce qui vous revient', en: 'to pay you what is yours' },
} as const satisfies Record<string, Text>
export type Purpose = keyof typeof purposes
