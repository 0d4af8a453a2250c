import { pluriel } from '@moisson/law/words/plural'

export default {
  heldTitle: 'Les messages sont retenus',
  heldBody: (since: string) =>
    `L’installation a été restaurée le ${since} : ses messages attendent que la plateforme les libère.`,
  keptTitle: (count: number) =>
    pluriel(
      count,
      '# message est retenu par le serveur d’envoi',
      '# messages sont retenus par le serveur d’envoi',
    ),
  keptBody: 'Ce n’est pas la faute des adresses. L’envoi est essayé de nouveau, la plateforme est prévenue.',
  doubtfulTitle: (count: number) =>
    pluriel(count, 'Personne ne sait si # message est parti', 'Personne ne sait si # messages sont partis'),
  doubtfulBody:
    'L’envoi s’est interrompu au mauvais moment. Un nouvel envoi est possible : il arrivera peut-être en second exemplaire.',
  failedTitle: (count: number) =>
    pluriel(count, '# message n’a pas pu être écrit', '# messages n’ont pas pu être écrits'),
  failedBody: 'La plateforme est prévenue. Vous pouvez l’essayer de nouveau.',
  waiting: (count: number) =>
    pluriel(
      count,
      'La collecte ne se termine pas avant que # personne soit informée, ou que vous renonciez à son avis.',
      'La collecte ne se termine pas avant que # personnes soient informées, ou que vous renonciez à leur avis.',
    ),
  see: 'Voir et envoyer de nouveau',
  title: 'Messages qui ne sont pas partis',
  intro:
    'Envoyez-les de nouveau, ou renoncez aux avis : ces personnes comptent alors comme non informées, leur montant est conservé.',
  states: { uncertain: 'incertain', failed: 'non écrit', kept: 'retenu' },
  more: (shown: string, count: string) => `Les ${shown} premiers de ${count}.`,
  answer: (words: string) => `Réponse : ${words}`,
  resend: 'Envoyer de nouveau',
  giveUp: 'Renoncer aux avis',
  sentAgain: (count: number) => pluriel(count, '# message part de nouveau', '# messages partent de nouveau'),
  givenUp: (count: number) => pluriel(count, '# avis abandonné', '# avis abandonnés'),
}
