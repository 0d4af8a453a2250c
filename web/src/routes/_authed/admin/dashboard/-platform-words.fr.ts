export default {
  title: 'Portefeuille',
  create: 'Créer une société',
  platformIntro: 'Toutes les sociétés de la plateforme, ce qui presse et ce qui attend.',
  adviserIntro: 'Vos sociétés, ce qui presse et ce qui attend.',
  tabsLabel: 'Parties du portefeuille',
  tabs: {
    radar: 'Radar',
    queues: 'Files d’attente',
    companies: 'Sociétés',
    users: 'Utilisateurs',
    funds: 'Fonds',
    templates: 'Modèles',
  },
}
