import { parameter } from '../parameter.ts'

const reread = '2026-11-20'
/** Version in force since 1 January 2022, in the npm package @socialgouv/legi-data 2.513.0. */
const L137_16 = { id: 'LEGIARTI000044626637', read: '2026-11-23' } as const

export const forfaitSocialRate = parameter({
  label: { fr: 'Forfait social', en: 'Forfait social' },
  unit: 'percent',
  renewed: 'when-changed',
  values: [{ from: '2012-08-01', value: 20, text: 'CSS art. L137-16 al. 1', ...L137_16 }],
  reread,
})

export const forfaitSocialPensionRate = parameter({
  label: { fr: 'Forfait social, PER COL qualifiant', en: 'Forfait social, qualifying PER COL' },
  unit: 'percent',
  renewed: 'when-changed',
  values: [{ from: '2016-01-01', value: 16, text: 'CSS art. L137-16 dernier al., D137-1', ...L137_16 }],
  reread,
})

export const forfaitSocialSharesRate = parameter({
  label: { fr: 'Forfait social, titres de l’entreprise', en: 'Forfait social, company shares' },
  unit: 'percent',
  renewed: 'when-changed',
  // 2021 and 2022 had another rate, whose text nobody has read here: they are refused.
  values: [
    { from: '2023-01-01', value: 10, text: 'CSS art. L137-16 al. 3', ...L137_16 },
    { from: '2019-01-01', until: '2020-12-31', value: 10, text: 'CSS art. L137-16 al. 3', ...L137_16 },
  ],
  reread,
})

export const forfaitSocialScopRate = parameter({
  label: { fr: 'Forfait social, réserve d’une SCOP', en: 'Forfait social, reserve of a SCOP' },
  unit: 'percent',
  renewed: 'when-changed',
  values: [{ from: '2012-08-01', value: 8, text: 'CSS art. L137-16 al. 2', ...L137_16 }],
  reread,
})
