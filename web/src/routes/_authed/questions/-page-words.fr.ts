import * as names from '../../../words/names.fr.ts'
export default {
  title: 'Questions des bénéficiaires',
  intro:
    'Ce que vos salariés demandent ou contestent, et ce que vous leur répondez. Celles qui attendent sont en premier.',
  search: 'Chercher une question',
  searchHint: 'Nom, matricule, numéro',
  anyState: 'Tous les états',
  anyKind: 'Tous les sujets',
  state: names.state,
  kind: names.subject,
  person: names.person,
  campaign: names.campaign,
  due: 'Réponse attendue',
  late: (day: string) => `${day}, en retard`,
  none: 'Aucune question',
  noneBody:
    'Quand une personne pose une question ou conteste son montant depuis son espace, elle apparaît ici et un e-mail vous prévient.',
  asked: (day: string, amount: string) => `Posée le ${day}, pour un montant de ${amount} nets.`,
  now: (amount: string) => `Depuis, son montant est de ${amount} nets.`,
  noAddress:
    'Cette personne n’a pas d’adresse e-mail : votre réponse sera à imprimer et à lui remettre. Elle peut aussi la lire avec le code de sa lettre, tant que son délai court.',
  toGive: names.toHandOver,
  toGiveSince: (day: string) =>
    `Votre réponse du ${day} est à remettre sur papier : aucun e-mail ne prévient cette personne. Elle la lit aussi dès qu’elle ouvre son choix avec le code de sa lettre, tant que son délai court.`,
  print: 'Imprimer la réponse',
  handOver: 'La réponse est remise',
  givenHow: {
    handed: (day: string) => `Réponse remise sur papier le ${day}.`,
    read: (day: string) => `Réponse lue par la personne le ${day}.`,
  },
  closedOn: (day: string) => `Close le ${day}.`,
  file: 'Sa fiche',
  share: 'Son montant, pas à pas',
  answer: names.yourAnswer,
  answerOnPaper: 'La personne lit votre réponse sur le papier que vous lui remettez.',
  keptToGive: 'Réponse enregistrée, à remettre sur papier',
  answerHelp: 'La personne est prévenue par e-mail et lit votre réponse dans son espace.',
  outcome: 'Issue',
  goesOn: 'La personne peut répondre',
  outcomes: {
    explained: 'Clore : expliqué',
    kept: 'Clore : montant maintenu',
    corrected: 'Clore : montant corrigé',
  },
  correctedHelp:
    'Avant de clore ainsi, corrigez la fiche puis la campagne : la personne reçoit alors un nouvel avis avec son nouveau montant.',
  send: names.toAnswer,
  sent: 'Réponse envoyée',
}
