import * as names from '../words/names.fr.ts'
/** Words of a question asked about a campaign, for who asks and who answers. */
export default {
  kinds: { question: 'Question', amount: 'Montant contesté' },
  states: { open: 'Attend une réponse', answered: 'Répondue', closed: 'Close' },
  outcomes: {
    explained: 'Expliqué',
    kept: 'Montant maintenu',
    corrected: 'Montant corrigé',
  },
  number: (number: number) => `N° ${number}`,
  due: (day: string) => `Réponse attendue au plus tard le ${day}.`,
  late: (day: string) => `Une réponse était attendue le ${day}.`,
  ask: names.askAQuestion,
  askHelp: 'Votre service RH la reçoit aussitôt et vous répond ici.',
  askMail: 'Un e-mail vous prévient.',
  contest: names.disputeMyAmount,
  contestHelp: (amount: string) =>
    `Votre montant est de ${amount} nets. Dites ce qui ne vous paraît pas exact : salaire, présence, dates…`,
  contestOwn: (most: string) => `Vous pouvez placer jusqu’à ${most}. Dites ce qui ne vous paraît pas exact.`,
  contestMeanwhile:
    'Votre délai de réponse continue de courir : vous pouvez choisir sans renoncer à contester.',
  message: names.yourMessage,
  missing: 'Écrivez votre message.',
  send: names.send,
  sent: (number: number) => `Question n° ${number} envoyée`,
  mine: 'Mes questions',
  you: names.you,
  add: 'Répondre',
  addMore: 'Compléter',
  addClosed: 'Écrire de nouveau',
  reopens: 'Écrire de nouveau rouvre la question.',
}
