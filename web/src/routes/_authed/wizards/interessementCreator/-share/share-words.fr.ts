import { ofName } from '@moisson/law/words/inside-sentence'
import * as names from '../../../../../words/names.fr.ts'
import kit from '../../../../../words/kit.fr.ts'
import { pluriel } from '@moisson/law/words/plural'

export default {
  share: 'Partager',
  title: 'Partager ce projet',
  intro:
    'Un conseil, le CSE ou un avocat lit le texte, ce que la loi en dit et la courbe de la formule, sans compte et jusqu’à un jour donné. Personne n’y est nommé en dehors du texte.',
  labelHint: 'Maître Roche, secrétaire du CSE…',
  mayComment: 'Peut commenter chaque clause',
  mayCommentHelp: 'Un e-mail vous dit, une fois, tout ce qui a été écrit.',
  link: 'Lien du projet',
  none: 'Ce projet n’est partagé avec personne.',
  comments: 'peut commenter',
  reads: 'lecture seule',
  open: (count: number) => pluriel(count, '# commentaire à traiter', '# commentaires à traiter'),
  commentsTitle: 'Commentaires sur l’ensemble du texte',
  elsewhere: (clause: string) => `Sur une clause qui n’est plus là\u00a0: ${clause}`,
  by: (author: string, label: string | null, when: string) =>
    `${author}${label === null || label === author ? '' : ` (${label})`}, ${when}`,
  answered: (name: string | null, when: string) =>
    `Réponse${name === null ? '' : ` ${ofName(name)}`}, ${when}`,
  answer: names.yourAnswer,
  answerHelp: 'Lue par qui a commenté, en rouvrant son lien.',
  send: names.toAnswer,
  change: 'Modifier la réponse',
  cancel: kit.cancel,
  missing: 'Écrivez une réponse.',
  close: 'Marquer comme traité',
  closed: names.dealtWith,
  closedBy: (name: string | null, day: string) => `Traité${name === null ? '' : ` par ${name}`}, ${day}`,
  reopen: names.openAgain,
  erase: 'Effacer',
  eraseTitle: (author: string) => `Effacer le commentaire de ${author}\u00a0?`,
  eraseWhat:
    'Le nom, le commentaire et votre réponse disparaissent, ici et pour qui rouvre le lien. Rien ne les fait revenir.',
  erased: 'Commentaire effacé',
  done: (count: number) => pluriel(count, '# commentaire traité', '# commentaires traités'),
}
