import * as names from '../../../words/names.fr.ts'
import { pluriel } from '@moisson/law/words/plural'
import type { PlainWords } from '../../../words/plain.ts'
import type usual from './-home-words.fr.ts'

const fr: PlainWords<typeof usual> = {
  toDo: (count, kept) =>
    count === 0
      ? kept
        ? 'Nous n’attendons aucune réponse de vous.'
        : 'Vous n’avez rien à faire.'
      : pluriel(count, 'Nous attendons # réponse de vous', 'Nous attendons # réponses de vous'),
  toDoHere: (count) =>
    count === 0
      ? 'Votre lien n’attend aucune réponse.'
      : pluriel(count, 'Nous attendons # réponse de vous', 'Nous attendons # réponses de vous'),
  toReturn: (share, back) => `Votre part nette est de ${share}. Il faut rendre ${back}.`,
  chips: {
    changed: 'Validé. Un changement attend',
    defaulted: 'Le choix prévu compte',
    held: 'Argent gardé pour vous',
    late: 'C’est trop tard',
  },
  actions: {
    to_do: names.choose,
    draft: 'Relire et valider',
    changed: 'Finir mon changement',
    defaulted: 'Voir ce qui compte',
    late: 'Voir ce qui va compter',
  },
  draftWarning: 'Votre choix n’est pas validé. Relisez-le. Puis validez-le.',
  stillCounts: (day) => `Votre choix du ${day} compte. Validez le changement, ou il ne comptera pas.`,
  confirmedOn: (day) => `Vous avez validé le ${day}.`,
  paidAround: (day) => `L’argent arrive vers le ${day}.`,
  asked: {
    money: {
      around: (day) => `L’argent part de votre paie vers le ${day}.`,
      nothing: 'Rien ne part de votre paie.',
    },
    days: { around: (day) => `L’argent va sur le PER COL vers le ${day}.` },
  },
  details: 'Le calcul, la fiche, l’agenda',
  whereMySavingsAre: 'Où est mon argent ? Comment le prendre ?',
  pastNone: 'Vos anciennes campagnes seront ici, avec leurs reçus.',
  emptyBody: 'Vous serez prévenu par e-mail ou par courrier.',
  emptyLast: (month) => `La dernière a fini en ${month}. Nous vous écrirons pour la prochaine.`,
  lastKnown: (time) => `Voici ce que nous savions à ${time}`,
  listFailed: 'Nous n’avons pas pu lire vos campagnes',
  listSafe: 'Rien n’est perdu.',
  words: 'Que veulent dire ces mots ?',
}
export default fr
