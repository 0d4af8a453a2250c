import * as names from '../../../../words/names.fr.ts'
export default {
  title: names.portfolio,
  create: names.createACompany,
  platformIntro: 'Toutes les sociétés de la plateforme, ce qui presse et ce qui attend.',
  adviserIntro: 'Vos sociétés, ce qui presse et ce qui attend.',
  tabsLabel: 'Parties du portefeuille',
  tabs: {
    radar: 'Radar',
    queues: 'Files d’attente',
    companies: names.companies,
    users: names.users,
    funds: 'Fonds',
    templates: 'Modèles',
  },
}
