import { parameter } from '../parameter.ts'

const reread = '2026-11-20'
/** The versions in force, in the npm package @socialgouv/legi-data 2.513.0. */
const read = '2026-11-23'
const VALUE_SHARING = 'Loi 2023-1107 du 29/11/2023 art. 5, I (JO du 30/11/2023), expérimentation de cinq ans'
/** Exercices opened after 31 December 2024, until the experiment ends. */
const experiment = {
  from: '2025-01-01',
  until: '2028-11-28',
  text: VALUE_SHARING,
  id: 'JORFARTI000048480574',
  read,
} as const

/** Headcount from which participation is compulsory, reached five years running. */
export const participationThreshold = parameter({
  label: { fr: 'Effectif soumis à la participation', en: 'Headcount bound to participation' },
  unit: 'count',
  renewed: 'when-changed',
  values: [
    { from: '2020-01-01', value: 50, text: 'Code du travail art. L3322-2', id: 'LEGIARTI000038613208', read },
  ],
  reread,
})

/** Headcount from which intéressement bears the levy and heads no longer benefit, reached five years running. */
export const largeThreshold = parameter({
  label: { fr: 'Effectif d’une grande entreprise', en: 'Headcount of a large company' },
  unit: 'count',
  renewed: 'when-changed',
  values: [
    {
      from: '2020-01-01',
      value: 250,
      text: 'CSS art. L137-15, code du travail art. L3312-3',
      id: 'LEGIARTI000047452686',
      read,
    },
  ],
  reread,
})

/** Headcount from which a profitable company shares value. */
export const valueSharingFrom = parameter({
  label: { fr: 'Effectif tenu de partager la valeur', en: 'Headcount bound to share value' },
  unit: 'count',
  renewed: 'when-changed',
  values: [{ ...experiment, value: 11 }],
  reread,
})

/** Net taxable profit over revenue, three exercices running. */
export const valueSharingProfit = parameter({
  label: {
    fr: 'Bénéfice net fiscal, en part du chiffre d’affaires',
    en: 'Net taxable profit, as a part of revenue',
  },
  unit: 'percent',
  renewed: 'when-changed',
  values: [{ ...experiment, value: 1 }],
  reread,
})
