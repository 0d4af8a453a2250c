import kit from '../../../words/kit.fr.ts'
import * as names from '../../../words/names.fr.ts'
import { pluriel } from '@moisson/law/words/plural'

export default {
  hello: (name: string) => (name ? `Bonjour ${name}` : 'Bonjour'),
  toDo: (count: number, kept: boolean) =>
    count === 0
      ? kept
        ? 'Aucune réponse attendue de vous.'
        : 'Rien ne vous attend : vous êtes à jour.'
      : pluriel(count, '# réponse attendue de vous', '# réponses attendues de vous'),
  toDoHere: (count: number) =>
    count === 0
      ? 'Aucune réponse attendue parmi les campagnes que votre lien ouvre.'
      : pluriel(count, '# réponse attendue de vous', '# réponses attendues de vous'),
  toReturn: (share: string, back: string) => `Votre part nette est de ${share} : ${back} sont à restituer.`,
  current: 'Mes campagnes',
  net: 'nets',
  chips: {
    to_do: names.toDo,
    draft: names.choiceNotConfirmed,
    changed: 'Validé, modification en attente',
    confirmed: 'Validé',
    defaulted: 'Défaut appliqué',
    held: 'Montant conservé',
    late: 'Délai terminé',
    over: names.closed,
    nothing: 'Rien à choisir',
    coming: 'À venir',
    cancelled: names.cancelled,
  },
  actions: {
    to_do: 'Choisir ce que j’en fais',
    draft: 'Relire et valider mon choix',
    changed: 'Terminer ma modification',
    confirmed: 'Voir ou changer mon choix',
    defaulted: 'Voir ce qui a été appliqué',
    held: kit.seeDetails,
    late: 'Voir ce qui sera appliqué',
    over: kit.seeDetails,
    nothing: kit.seeDetails,
    coming: kit.seeDetails,
    cancelled: kit.seeDetails,
  },
  seeMine: names.seeMyChoice,
  draftWarning: 'Votre brouillon n’est pas validé : relisez-le, puis validez-le.',
  stillCounts: (day: string) =>
    `Votre choix validé le ${day} compte tant que vous ne validez pas sa modification.`,
  confirmedOn: (day: string) => `Validé le ${day}.`,
  paidAround: (day: string) => `Versement ou placement vers le ${day}.`,
  asked: {
    money: {
      upTo: (_amount: string) => 'au plus, de votre argent',
      own: (_amount: string) => 'de votre argent',
      say: 'Dire combien je verse',
      around: (day: string) => `Retenu sur votre paie et versé vers le ${day}.`,
      nothing: 'Rien n’est retenu sur votre paie.',
    },
    days: {
      upTo: (amount: string) => `de repos au plus, soit ${amount} nets`,
      own: (amount: string) => `de repos, soit ${amount} nets`,
      say: 'Dire combien de jours je place',
      around: (day: string) => `Versé sur le PER COL vers le ${day}.`,
      nothing: 'Vous gardez vos jours de repos.',
    },
  },
  details: 'Calcul, fiche et agenda',
  deadlineEvent: (campaign: string) => `Dernier jour pour répondre : ${campaign}`,
  deadlineEventBody: 'Répondre avant la date limite.',
  past: 'Campagnes passées et reçus',
  whereMySavingsAre: 'Où est mon épargne, et comment la débloquer',
  allMyPapers: names.allMyPapers,
  pastNone: 'Vos campagnes terminées et leurs reçus apparaîtront ici.',
  emptyTitle: 'Aucune campagne en cours',
  emptyBody: 'Vous serez prévenu, par e-mail ou par courrier, dès que votre entreprise en ouvrira une.',
  emptyLast: (month: string) => `La dernière date de ${month} : la prochaine vous sera annoncée.`,
  lastKnown: (time: string) => `Dernier état connu, à ${time}`,
  listFailed: 'Vos campagnes n’ont pas pu être chargées',
  listSafe: 'Vos montants et vos choix sont intacts.',
  words: 'Les mots de l’épargne salariale',
}
