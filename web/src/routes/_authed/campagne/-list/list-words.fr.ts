import { countIn } from '@moisson/law/delays'
import kit from '../../../../words/kit.fr.ts'
import * as names from '../../../../words/names.fr.ts'
import { pluriel } from '@moisson/law/words/plural'

export default {
  title: names.campaigns,
  intro:
    'Une campagne demande à chaque salarié ce qu’il veut faire de la somme qui lui revient, puis prépare la paie et le placement.',
  create: names.newCampaign,
  again: (year: number) => `Refaire celle de ${year}`,
  filters: 'Filtrer les campagnes',
  year: names.financialYear,
  anyYear: names.allFinancialYears,
  type: names.type,
  anyType: names.allTypes,
  state: names.state,
  anyState: names.allStates,
  statesChosen: (count: number) => pluriel(count, '# état', '# états'),
  includeCompleted: 'Afficher les campagnes terminées et annulées',
  clear: kit.clearFilters,
  found: (count: number) => pluriel(count, '# campagne', '# campagnes'),
  hidden: (count: number) =>
    pluriel(
      count,
      '# campagne terminée ou annulée est masquée',
      '# campagnes terminées ou annulées sont masquées',
    ),
  showHidden: names.show,
  noneFound: 'Aucune campagne ne correspond à ces filtres',
  noneTitle: 'Votre première campagne, en trois temps',
  none: 'Vous préparez, chacun choisit, Moisson produit les fichiers. Comptez une demi-heure pour préparer.',
  pictures: {
    prepare: 'Vous préparez',
    prepareBody:
      'L’enveloppe et les critères de l’accord ; la part de chacun est calculée au centime, pas à pas.',
    choose: 'Chacun choisit',
    chooseBody: `Un avis individuel, ${countIn('reply', 'fr')} jours pleins pour répondre depuis un téléphone, des rappels à ceux qui se taisent.`,
    pay: 'Vous payez et placez',
    payBody: 'Le conseiller contrôle, puis la paie et le teneur de compte reçoivent chacun leur fichier.',
  },
  startFromProcess: 'Vérifier d’abord les bénéficiaires',
  notStarted: 'Pas encore lancée',
  notInformed: 'Lancée, personne n’est encore informé',
  planned: (day: string) => `Versement prévu le ${day}`,
  legalDeadline: (day: string) => `Versement au plus tard le ${day}`,
  late: (day: string) => `La date limite légale du ${day} est dépassée`,
  compare: {
    title: 'D’un exercice à l’autre',
    year: names.financialYear,
    campaigns: names.campaigns,
    distributed: 'Réparti, brut',
    people: names.beneficiaries,
    average: names.averageGrossAmount,
    rate: names.answers,
    invested: names.placed,
    note: 'Campagnes ouvertes ou finies, hors annulées. Une personne de plusieurs campagnes compte une fois.',
  },
}
