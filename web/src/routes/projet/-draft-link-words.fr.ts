import * as names from '../../words/names.fr.ts'
import kit from '../../words/kit.fr.ts'
import { pluriel } from '@moisson/law/words/plural'

export default {
  title: 'Projet d’accord',
  intro: (company: string, day: string) =>
    `${company} vous donne à lire ce projet d’accord, tel qu’il était le ${day}.`,
  unsigned: 'Il n’est pas signé.',
  signed: (day: string) => `Un texte écrit de ce projet a été signé le ${day}\u00a0: lui seul fait foi.`,
  mayComment:
    'Vous pouvez laisser un commentaire à chaque clause\u00a0: la société le lit à côté de son texte.',
  figures: 'Ce que donne la formule',
  formula: names.theFormulaStepByStep,
  with: 'Avec ces chiffres',
  gives: (amount: string) => `À répartir\u00a0: ${amount}`,
  curve: (label: string) => `L’enveloppe selon\u00a0: ${label}`,
  envelope: names.envelope,
  law: 'Ce que la loi en dit',
  statuses: { refused: names.toCorrect, to_confirm: names.toCheck, passed: names.compliant },
  passed: (count: number) => pluriel(count, '# point conforme', '# points conformes'),
  text: 'Le texte',
  annexes: names.annexes,
  noText: 'Le texte n’est pas encore complet\u00a0: il s’écrira quand rien ne manquera.',
  missing: names.whatIsStillMissing,
  comment: 'Commenter',
  commentOn: (clause: string) => `Commenter\u00a0: ${clause}`,
  whole: 'Commenter l’ensemble',
  name: 'Votre nom',
  nameHelp: 'La société le lit à côté de votre commentaire, gardé douze mois.',
  body: 'Votre commentaire',
  send: names.send,
  cancel: kit.cancel,
  missingName: 'Dites qui commente.',
  missingBody: 'Écrivez votre commentaire.',
  sent: 'Commentaire envoyé à la société',
  yours: (author: string, when: string) => `${author}, ${when}`,
  answered: (when: string) => `Réponse de la société, ${when}`,
  closed: names.dealtWith,
  failed: 'Le commentaire n’est pas parti\u00a0: ce que vous avez écrit est encore là.',
}
