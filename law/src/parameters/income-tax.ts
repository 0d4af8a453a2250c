import { parameter, type Published } from '../parameter.ts'
import type { Text } from '../text.ts'

const reread = '2026-11-24'
const read = '2026-11-24'
/** By the year the tax is paid, on the income of the year before. */
const of2026 = {
  from: '2026-01-01',
  text: 'CGI art. 197, I, 1 (loi de finances pour 2026, revenus de 2025)',
  id: null,
  url: 'https://www.cogebs.com/vos-outils/actualites/article?id=k4_23991994',
  read,
} as const
/** As the amendment that raised them cites what stood before. */
const of2025 = {
  from: '2025-01-01',
  text: 'CGI art. 197, I, 1 (loi de finances pour 2025, revenus de 2024)',
  id: null,
  url: 'https://www.assemblee-nationale.fr/dyn/17/amendements/2247/AN/3370',
  read,
} as const

const limit = (percent: string, values: [Published, ...Published[]]) =>
  parameter({
    label: {
      fr: `Barème de l’impôt sur le revenu\u00a0: ${percent}\u202f% par part au-delà de`,
      en: `Income-tax scale: ${percent}% per household share above`,
    },
    unit: 'EUR',
    renewed: 'yearly',
    values,
    reread,
  })

export const incomeTaxFirstAbove = limit('11', [
  { ...of2026, value: 11_600 },
  { ...of2025, value: 11_497 },
])
export const incomeTaxSecondAbove = limit('30', [
  { ...of2026, value: 29_579 },
  { ...of2025, value: 29_315 },
])
export const incomeTaxThirdAbove = limit('41', [
  { ...of2026, value: 84_577 },
  { ...of2025, value: 83_823 },
])
export const incomeTaxFourthAbove = limit('45', [
  { ...of2026, value: 181_917 },
  { ...of2025, value: 180_294 },
])

const rate = (label: Text, value: number) =>
  parameter({
    label,
    unit: 'percent',
    renewed: 'when-changed',
    values: [
      {
        from: '2021-01-01',
        value,
        text: 'CGI art. 197, I, 1 (revenus de 2020 et suivants)',
        id: null,
        url: 'https://fiscalonline.com/outils-fiscaux/le-bareme-de-l-impot-sur-les-revenus-de-l-annee-2021',
        read,
      },
    ],
    reread,
  })

export const incomeTaxFirstRate = rate({ fr: 'Première tranche imposée', en: 'First taxed band' }, 11)
export const incomeTaxSecondRate = rate({ fr: 'Deuxième tranche imposée', en: 'Second taxed band' }, 30)
export const incomeTaxThirdRate = rate({ fr: 'Troisième tranche imposée', en: 'Third taxed band' }, 41)
export const incomeTaxFourthRate = rate({ fr: 'Quatrième tranche imposée', en: 'Fourth taxed band' }, 45)

/** What is taken off pay, and off what is taxed like it, before it is taxable: for whoever has not chosen real expenses. */
export const professionalExpensesRate = parameter({
  label: { fr: 'Abattement pour frais professionnels', en: 'Allowance for work expenses' },
  unit: 'percent',
  renewed: 'when-changed',
  values: [
    {
      from: '2019-03-01',
      value: 10,
      text: 'CGI art. 83, 3°, al. 2 (BOI-RSA-BASE-30-50-20)',
      id: null,
      url: 'https://bofip.impots.gouv.fr/bofip/2287-PGP.html',
      read,
    },
  ],
  reread,
})

/** The rates of the scale, from the lowest. */
export const incomeTaxRates = [
  incomeTaxFirstRate,
  incomeTaxSecondRate,
  incomeTaxThirdRate,
  incomeTaxFourthRate,
]
