/** Indicators to begin from, in the words of an agreement: it is written in French, whatever the language of the screen. */
export const indicatorModels = {
  resultat: {
    label: 'résultat courant avant impôt',
    definition:
      'résultat courant avant impôt et avant intéressement, tel qu’il figure dans les comptes annuels',
    source: 'comptes annuels approuvés',
    accounting_line: 'liasse fiscale, case GW',
  },
  chiffre_affaires: {
    label: 'chiffre d’affaires hors taxes',
    definition: 'chiffre d’affaires net hors taxes de l’exercice',
    source: 'comptes annuels approuvés',
    accounting_line: 'liasse fiscale, case FL',
  },
  ebe: {
    label: 'excédent brut d’exploitation',
    definition: 'excédent brut d’exploitation de l’exercice, avant intéressement',
    source: 'soldes intermédiaires de gestion',
    accounting_line: '',
  },
  satisfaction: {
    label: 'taux de satisfaction des clients',
    definition: 'part des clients interrogés qui se disent satisfaits ou très satisfaits',
    source: 'enquête annuelle auprès des clients',
    accounting_line: '',
  },
  service: {
    label: 'taux de livraisons à l’heure',
    definition: 'part des livraisons faites au jour promis',
    source: 'logiciel de gestion',
    accounting_line: '',
  },
  rebuts: {
    label: 'taux de rebuts',
    definition: 'part de la production mise au rebut, en valeur',
    source: 'suivi de production',
    accounting_line: '',
  },
}
