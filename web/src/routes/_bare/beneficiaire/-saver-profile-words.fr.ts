import { pluriel } from '@moisson/law/words/plural'

export default {
  intro: 'Aucune réponse n’est meilleure qu’une autre. Vous pouvez passer chaque question.',
  onlyToInform:
    'Ce n’est pas un conseil : aucun fonds n’est choisi, classé ni recommandé d’après vos réponses.',
  privacy:
    'Rien n’est gardé sans votre accord. Votre employeur, votre service RH et son conseiller n’y ont pas accès.',
  privacyLinked:
    'Ici, rien n’est lu ni gardé : vos réponses disparaissent avec cette page. Connectez-vous à votre compte pour les garder.',
  begin: 'Répondre aux questions',
  place: (at: number, of: number) => `Question ${at} sur ${of}`,
  previous: 'Précédente',
  skip: 'Passer',
  goOn: 'Suivante',
  takeAway: 'Retirer ma réponse',
  readTitle: 'Ce que vous dites de vous',
  answered: (count: number, of: number) => `${pluriel(count, '# réponse', '# réponses')} sur ${of}.`,
  datedOn: (day: string) => `Gardé sur votre compte depuis le ${day}.`,
  reviewOn: (day: string) => `À revoir à partir du ${day}.`,
  toReview: 'À revoir',
  toReviewBody: (day: string) =>
    `Vous avez répondu le ${day}, il y a plus d’un an. Votre situation a peut-être changé.`,
  notKept: 'Pas encore gardé.',
  changed: (day: string) =>
    `Ces changements ne sont pas encore gardés : votre compte garde vos réponses du ${day}.`,
  allTaken: (day: string) =>
    `Vous avez retiré toutes vos réponses : votre compte garde encore celles du ${day}, jusqu’à ce que vous les effaciez.`,
  nothing: 'Vous avez passé toutes les questions : il n’y a rien à garder.',
  lock: 'L’argent d’un plan n’est pas libre avant la date écrite à côté du plan, sauf les événements que la loi prévoit.',
  scaleTitle: 'Le risque dans les documents des fonds',
  scale:
    'Le document de chaque fonds porte un risque de 1 à 7. Aucun de ces chiffres ne correspond à vos réponses : c’est à vous de juger.',
  scaleLow: '1 : la valeur bouge très peu',
  scaleHigh: '7 : elle peut beaucoup monter et beaucoup baisser',
  keep: 'Garder sur mon compte',
  keepAgain: 'Mes réponses n’ont pas changé',
  replace: 'Garder ces changements',
  drop: 'Abandonner ces changements',
  kept: 'Gardé. Vous seul le lisez, et l’effacez quand vous voulez.',
  revise: 'Revoir mes réponses',
  erase: 'Effacer de mon compte',
  eraseTitle: 'Effacer vos réponses ?',
  eraseBody:
    'Elles quittent votre compte aussitôt et ne peuvent pas être retrouvées. Vous pourrez répondre de nouveau.',
  erased: 'Vos réponses sont effacées.',
  reading: 'Lecture de ce que vous avez gardé…',
  unread: 'Ce que vous avez gardé n’a pas pu être lu.',
}
