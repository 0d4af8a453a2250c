import { parameter } from '../parameter.ts'

const OPENFISCA = 'https://github.com/openfisca/openfisca-france'
const PLANS = 'https://travail-emploi.gouv.fr/les-plans-depargne-salariale'
const reread = '2026-11-20'

/** PASS, euros per year. To add a year: one line at the top of `values`. */
export const pass = parameter({
  label: { fr: 'Plafond annuel de la sécurité sociale (PASS)', en: 'Annual social-security ceiling (PASS)' },
  unit: 'EUR',
  renewed: 'yearly',
  values: [
    { from: '2026-01-01', value: 48_060, text: 'Arrêté du 22/12/2025', url: PLANS },
    { from: '2025-01-01', value: 47_100, text: 'Arrêté du 19/12/2024', url: OPENFISCA },
    { from: '2024-01-01', value: 46_368, text: 'Arrêté du 19/12/2023', url: OPENFISCA },
    {
      from: '2023-01-01',
      value: 43_992,
      text: 'Arrêté du 09/12/2022',
      url: 'https://www.legifrance.gouv.fr/jorf/id/JORFTEXT000046745084',
    },
    { from: '2022-01-01', value: 41_136, text: 'CSS art. D242-17, plafond inchangé', url: OPENFISCA },
    { from: '2021-01-01', value: 41_136, text: 'CSS art. D242-17, plafond inchangé', url: OPENFISCA },
    {
      from: '2020-01-01',
      value: 41_136,
      text: 'Arrêté du 02/12/2019',
      url: 'https://www.legifrance.gouv.fr/eli/arrete/2019/12/2/SSAS1934384A/jo/texte',
    },
    {
      from: '2019-01-01',
      value: 40_524,
      text: 'Arrêté du 11/12/2018',
      url: 'https://www.legifrance.gouv.fr/jorf/article_jo/JORFARTI000037814805',
    },
  ],
  reread,
})

/** PMSS, euros per month. */
export const monthlyCeiling = parameter({
  label: { fr: 'Plafond mensuel de la sécurité sociale', en: 'Monthly social-security ceiling' },
  unit: 'EUR/month',
  renewed: 'yearly',
  values: [
    { from: '2026-01-01', value: 4005, text: 'Arrêté du 22/12/2025', url: PLANS },
    { from: '2025-01-01', value: 3925, text: 'Arrêté du 19/12/2024', url: OPENFISCA },
    { from: '2024-01-01', value: 3864, text: 'Arrêté du 19/12/2023', url: OPENFISCA },
    { from: '2023-01-01', value: 3666, text: 'Arrêté du 09/12/2022', url: OPENFISCA },
    { from: '2022-01-01', value: 3428, text: 'CSS art. D242-17, plafond inchangé', url: OPENFISCA },
    { from: '2021-01-01', value: 3428, text: 'CSS art. D242-17, plafond inchangé', url: OPENFISCA },
    { from: '2020-01-01', value: 3428, text: 'Arrêté du 02/12/2019', url: OPENFISCA },
    { from: '2019-01-01', value: 3377, text: 'Arrêté du 11/12/2018', url: OPENFISCA },
  ],
  reread,
})
