export default {
  title: 'Comment le risque baisse avec le temps',
  intro:
    'Part de votre épargne gardée à faible risque, selon le temps qui reste avant votre départ à la retraite.',
  before: 'Avant le départ',
  notSafe: 'Faible risque ne veut pas dire garanti : la valeur peut baisser dans les trois profils.',
}
