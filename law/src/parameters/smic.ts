import { parameter, type Published } from '../parameter.ts'

const reread = '2026-11-20'
/** The identifiers as the parameters of openfisca-france (commit a7038ee of 23 July 2026) give them. */
const read = '2026-11-23'

/** To add a value: one line at the top. The month is derived from it. */
const hourly: [Published, ...Published[]] = [
  { from: '2026-06-01', value: 12.31, text: 'Arrêté du 22/05/2026', id: 'JORFTEXT000054126589', read },
  { from: '2026-01-01', value: 12.02, text: 'Décret 2025-1228', id: 'JORFTEXT000053042520', read },
  { from: '2025-01-01', value: 11.88, text: 'Décret 2024-951, maintenu', id: 'JORFTEXT000050392683', read },
  { from: '2024-11-01', value: 11.88, text: 'Décret 2024-951', id: 'JORFTEXT000050392683', read },
  { from: '2024-01-01', value: 11.65, text: 'Décret du 20/12/2023', id: 'JORFARTI000048604684', read },
  { from: '2023-05-01', value: 11.52, text: 'Arrêté du 26/04/2023', id: 'JORFTEXT000047495817', read },
  { from: '2023-01-01', value: 11.27, text: 'Décret 2022-1608', id: 'JORFTEXT000046780043', read },
  { from: '2022-08-01', value: 11.07, text: 'Arrêté du 29/07/2022', id: 'JORFTEXT000046113517', read },
  { from: '2022-05-01', value: 10.85, text: 'Arrêté du 19/04/2022', id: 'JORFTEXT000045602317', read },
  { from: '2022-01-01', value: 10.57, text: 'Décret 2021-1741', id: 'JORFTEXT000044546647', read },
  { from: '2021-10-01', value: 10.48, text: 'Arrêté du 27/09/2021', id: 'JORFTEXT000044126026', read },
  { from: '2021-01-01', value: 10.25, text: 'Décret 2020-1598', id: 'JORFTEXT000042677359', read },
  {
    from: '2020-01-01',
    value: 10.15,
    text: 'Décret 2019-1387 du 18/12/2019',
    id: null,
    url: 'https://www.legifrance.gouv.fr/eli/decret/2019/12/18/MTRX1933646D/jo/texte',
    read,
  },
  {
    from: '2019-01-01',
    value: 10.03,
    text: 'Décret 2018-1173 du 19/12/2018',
    id: null,
    url: 'https://www.legifrance.gouv.fr/eli/decret/2018/12/19/2018-1173/jo/texte',
    read,
  },
]

/** Gross minimum wage, euros per hour. */
export const hourlySmic = parameter({
  label: { fr: 'SMIC horaire brut', en: 'Gross hourly minimum wage (SMIC)' },
  unit: 'EUR/hour',
  renewed: 'yearly',
  values: hourly,
  reread,
})

/** 35 hours for 52 weeks over 12 months, to the nearest cent as the orders print it. */
const forTheMonth = (hour: Published): Published => ({
  ...hour,
  value: Math.round((Math.round(100 * hour.value) * 35 * 52) / 12) / 100,
})
const [latest, ...before] = hourly

/** Gross minimum wage for a month of full time (35 hours), euros. */
export const monthlySmic = parameter({
  label: { fr: 'SMIC mensuel brut (35 heures)', en: 'Gross monthly minimum wage (35 hours)' },
  unit: 'EUR/month',
  renewed: 'yearly',
  values: [forTheMonth(latest), ...before.map(forTheMonth)],
  reread,
})
