import * as names from '../words/names.en.ts'
import type { CostWords } from './cost-words.fr.ts'

const words: CostWords = {
  title: 'What the campaign may cost',
  intro: (day) => `On top of the shares, before anybody answered. Needed for ${day}.`,
  asked: {
    intro: {
      money: (day) => `On top of what people pay in, before anybody answered. Needed for ${day}.`,
      days: (day) => `On top of the value of the days, before anybody answered. Needed for ${day}.`,
    },
    nobody: 'nobody answers',
  },
  case: 'If…',
  matching: names.grossEmployerMatching,
  levy: names.forfaitSocial,
  total: 'Total cost',
  if_paid: 'everybody is paid',
  if_default: 'the default applies to all',
  at_most: 'everybody gets the most matching: the maximum',
  announced: (day, least, most) => `Announced on ${day}: from ${least} to ${most}.`,
  upTo: (amount) => `up to ${amount}`,
  confirm: (amount) => `We have planned up to ${amount}, matching and levy included`,
}
export default words
