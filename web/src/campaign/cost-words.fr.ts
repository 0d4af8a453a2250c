import * as names from '../words/names.fr.ts'
const words = {
  title: 'Ce que la campagne peut coûter',
  intro: (day: string) => `En plus des parts, avant que personne n’ait répondu. À prévoir pour le ${day}.`,
  /** Of what people pay in of their own. */
  asked: {
    intro: {
      money: (day: string) =>
        `En plus de ce que chacun verse, avant que personne n’ait répondu. À prévoir pour le ${day}.`,
      days: (day: string) =>
        `En plus de la valeur des jours, avant que personne n’ait répondu. À prévoir pour le ${day}.`,
    },
    nobody: 'personne ne répond',
  },
  case: 'Si…',
  matching: names.grossEmployerMatching,
  levy: names.forfaitSocial,
  total: 'Coût total',
  if_paid: 'tout le monde est payé',
  if_default: 'le choix par défaut s’applique à tous',
  at_most: 'chacun place au mieux : au plus',
  announced: (day: string, least: string, most: string) => `Annoncé le ${day} : de ${least} à ${most}.`,
  upTo: (amount: string) => `jusqu’à ${amount}`,
  confirm: (amount: string) => `Nous avons prévu jusqu’à ${amount}, abondement et forfait social compris`,
}
export type CostWords = typeof words
export default words
