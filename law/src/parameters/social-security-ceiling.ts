import { parameter, type Published } from '../parameter.ts'

const reread = '2026-11-20'
/** The identifiers as the parameters of openfisca-france (commit a7038ee of 23 July 2026) give them. */
const read = '2026-11-23'

/** To add a year: one line at the top. The annual ceiling is twelve times it (CSS D242-19). */
const monthly: [Published, ...Published[]] = [
  { from: '2026-01-01', value: 4005, text: 'Arrêté du 22/12/2025', id: 'JORFTEXT000053143451', read },
  { from: '2025-01-01', value: 3925, text: 'Arrêté du 19/12/2024', id: 'JORFTEXT000050854392', read },
  { from: '2024-01-01', value: 3864, text: 'Arrêté du 19/12/2023', id: 'JORFARTI000048708695', read },
  { from: '2023-01-01', value: 3666, text: 'Arrêté du 09/12/2022', id: 'JORFTEXT000046745084', read },
  { from: '2022-01-01', value: 3428, text: 'Arrêté du 15/12/2021', id: 'JORFTEXT000044514684', read },
  { from: '2021-01-01', value: 3428, text: 'Arrêté du 22/12/2020', id: 'JORFTEXT000042748904', read },
  {
    from: '2020-01-01',
    value: 3428,
    text: 'Arrêté du 02/12/2019, NOR SSAS1934384A',
    id: null,
    url: 'https://www.legifrance.gouv.fr/eli/arrete/2019/12/2/SSAS1934384A/jo/texte',
    read,
  },
  { from: '2019-01-01', value: 3377, text: 'Arrêté du 11/12/2018', id: 'JORFARTI000037814805', read },
]

/** PMSS, euros per month. */
export const monthlyCeiling = parameter({
  label: { fr: 'Plafond mensuel de la sécurité sociale', en: 'Monthly social-security ceiling' },
  unit: 'EUR/month',
  renewed: 'yearly',
  values: monthly,
  reread,
})

const inTheYear = (month: Published): Published => ({ ...month, value: 12 * month.value })
const [latest, ...before] = monthly

/** PASS, euros per year. */
export const pass = parameter({
  label: { fr: 'Plafond annuel de la sécurité sociale (PASS)', en: 'Annual social-security ceiling (PASS)' },
  unit: 'EUR',
  renewed: 'yearly',
  values: [inTheYear(latest), ...before.map(inTheYear)],
  reread,
})
