import { parameter } from '../parameter.ts'

const OPENFISCA = 'https://github.com/openfisca/openfisca-france'
const JORF = 'https://www.legifrance.gouv.fr/jorf/id'
const reread = '2026-11-20'

/** Gross minimum wage, euros per hour. */
export const hourlySmic = parameter({
  label: { fr: 'SMIC horaire brut', en: 'Gross hourly minimum wage (SMIC)' },
  unit: 'EUR/hour',
  renewed: 'yearly',
  values: [
    { from: '2026-06-01', value: 12.31, text: 'SMIC au 1er juin 2026', url: OPENFISCA },
    { from: '2026-01-01', value: 12.02, text: 'SMIC au 1er janvier 2026', url: OPENFISCA },
    { from: '2025-01-01', value: 11.88, text: 'SMIC maintenu au 1er janvier 2025', url: OPENFISCA },
    { from: '2024-11-01', value: 11.88, text: 'SMIC au 1er novembre 2024', url: OPENFISCA },
    { from: '2024-01-01', value: 11.65, text: 'SMIC au 1er janvier 2024', url: OPENFISCA },
    { from: '2023-05-01', value: 11.52, text: 'SMIC au 1er mai 2023', url: OPENFISCA },
    { from: '2023-01-01', value: 11.27, text: 'SMIC au 1er janvier 2023', url: OPENFISCA },
    { from: '2022-08-01', value: 11.07, text: 'Arrêté du 29/07/2022', url: `${JORF}/JORFTEXT000046113517` },
    { from: '2022-05-01', value: 10.85, text: 'Arrêté du 19/04/2022', url: `${JORF}/JORFTEXT000045602317` },
    { from: '2022-01-01', value: 10.57, text: 'Décret 2021-1741', url: `${JORF}/JORFTEXT000044546647` },
    { from: '2021-10-01', value: 10.48, text: 'Arrêté du 27/09/2021', url: `${JORF}/JORFTEXT000044126026` },
    { from: '2021-01-01', value: 10.25, text: 'Décret 2020-1598', url: `${JORF}/JORFTEXT000042677359` },
    { from: '2020-01-01', value: 10.15, text: 'Décret 2019-1387 du 18/12/2019', url: OPENFISCA },
    { from: '2019-01-01', value: 10.03, text: 'Décret 2018-1173 du 19/12/2018', url: OPENFISCA },
  ],
  reread,
})

/** Gross minimum wage for a month of full time (35 hours), euros. */
export const monthlySmic = parameter({
  label: { fr: 'SMIC mensuel brut (35 heures)', en: 'Gross monthly minimum wage (35 hours)' },
  unit: 'EUR/month',
  renewed: 'yearly',
  values: [
    { from: '2026-06-01', value: 1867.02, text: 'SMIC au 1er juin 2026', url: OPENFISCA },
    { from: '2026-01-01', value: 1823.03, text: 'SMIC au 1er janvier 2026', url: OPENFISCA },
    { from: '2025-01-01', value: 1801.8, text: 'SMIC maintenu au 1er janvier 2025', url: OPENFISCA },
    { from: '2024-11-01', value: 1801.8, text: 'SMIC au 1er novembre 2024', url: OPENFISCA },
    { from: '2024-01-01', value: 1766.92, text: 'SMIC au 1er janvier 2024', url: OPENFISCA },
    { from: '2023-05-01', value: 1747.2, text: 'SMIC au 1er mai 2023', url: OPENFISCA },
    { from: '2023-01-01', value: 1709.28, text: 'SMIC au 1er janvier 2023', url: OPENFISCA },
    { from: '2022-08-01', value: 1678.95, text: 'SMIC au 1er août 2022', url: OPENFISCA },
    { from: '2022-05-01', value: 1645.58, text: 'SMIC au 1er mai 2022', url: OPENFISCA },
    { from: '2022-01-01', value: 1603.12, text: 'SMIC au 1er janvier 2022', url: OPENFISCA },
    { from: '2021-10-01', value: 1589.47, text: 'SMIC au 1er octobre 2021', url: OPENFISCA },
    { from: '2021-01-01', value: 1554.58, text: 'SMIC au 1er janvier 2021', url: OPENFISCA },
    { from: '2020-01-01', value: 1539.42, text: 'SMIC au 1er janvier 2020', url: OPENFISCA },
    { from: '2019-01-01', value: 1521.22, text: 'SMIC au 1er janvier 2019', url: OPENFISCA },
  ],
  reread,
})
