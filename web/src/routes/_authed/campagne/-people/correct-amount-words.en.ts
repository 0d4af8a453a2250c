import type { Words } from '../../../../words/catalogue.ts'
import type fr from './correct-amount-words.fr.ts'

const en: Words<typeof fr> = {
  correct: 'Correct the amount',
  correctHelp:
    'The new amount follows the same rates; nobody else’s moves. The difference is a complement of the envelope, or goes back to it.',
  correctReopens: 'The collection is over: it opens again for this person alone and ends with their window.',
  correctAgain:
    'The person receives a notice with the former amount, the new one and your reason; they have new time to answer, and a choice already confirmed no longer counts.',
  correctReason: 'Why this correction?',
  correctReasonHelp: 'The person will read this sentence.',
  correctNow: 'Correct and tell them',
  corrected: (amount) => `Gross amount corrected: ${amount}`,
  sameAmount: 'Bases corrected, the amount is the same',
}
export default en
