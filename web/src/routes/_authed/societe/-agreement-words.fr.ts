import { sourceIn } from '@moisson/law/legal-points'
export default {
  title: 'Accords',
  titles: { interessement: 'Accord d’intéressement', participation: 'Accord de participation' },
  help: 'Un accord conclu ailleurs s’inscrit ici, avec ses dates et les clauses qu’une campagne reprend. Rien n’est lancé sans un accord signé, déposé et en vigueur pour l’exercice.',
  none: 'Aucun accord n’est enregistré. Inscrivez celui qui est signé, puis enregistrez.',
  example:
    'Cet accord est un exemple de la démonstration : personne ne l’a décidé. Il devient le vôtre dès que vous l’enregistrez avec un changement.',
  acts: 'L’acte',
  dates: 'Durée et dépôt',
  clauses: 'Ce qu’une campagne reprend',
  clausesHelp:
    'Recopiez ce que dit le texte signé. Rien n’est supposé à votre place : ce qui manque sera demandé au lancement.',
  officers: 'Chef d’entreprise, mandataires sociaux et conjoints',
  officersHelp: `Ils ne sont pas salariés : ils ne bénéficient de l’accord que s’il le dit (${sourceIn('officers', 'fr')}). Leur revenu de l’année précédente compte, dans la limite du salaire le plus élevé versé (${sourceIn('officers_pay', 'fr')}).`,
  toSay: 'À indiquer',
  sumUnsaid: 'À indiquer : les trois parts font ensemble 100 %.',
  sum: (percent: string) => `Total : ${percent}`,
  sumWrong: (percent: string) => `Total : ${percent} au lieu de 100 %`,
  choose: 'Choisir',
  upload: 'Déposer le texte signé',
  unsaved: 'Modifications non enregistrées',
  allSaved: 'Tout est enregistré',
  discard: 'Annuler',
  save: 'Enregistrer l’accord',
  saved: 'Accord enregistré',
}
