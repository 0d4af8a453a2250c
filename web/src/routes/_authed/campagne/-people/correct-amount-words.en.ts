import kit from '../../../../words/kit.en.ts'
import * as names from '../../../../words/names.en.ts'
import type { Words } from '../../../../words/catalogue.ts'
import type fr from './correct-amount-words.fr.ts'

const en: Words<typeof fr> = {
  correct: 'Correct the amount or the advance',
  correctHelp:
    'The new amount follows the same rates; nobody else’s moves. The difference is a complement of the envelope, or goes back to it. Neither their file nor their other campaigns change: correct those too where needed.',
  correctReopens: 'The collection is over: it opens again for this person alone and ends with their window.',
  correctAgain:
    'The person receives a notice with the former amount, the new one and your reason; they have new time to answer, and a choice already confirmed no longer counts.',
  correctOnPaper:
    'No e-mail reaches this person: print another letter and hand it over; it says the former amount, the new one and your reason. A choice already confirmed no longer counts.',
  excessEstimated:
    'This campaign was launched before the rates of the shared excess were kept: this person’s part of it is estimated from what they had. Check the amount it gives.',
  correctReason: names.whyThisCorrection,
  correctReasonHelp: 'The person will read this sentence.',
  correctNow: names.correctAndTellThem,
  corrected: (amount) => `Gross amount corrected: ${amount}`,
  advanceCorrected: (due) => `Advance corrected: ${due} net still due`,
  own: {
    correct: 'Correct their pay',
    help: 'Their limit is computed again, never below what the person has confirmed. Neither their file nor their other campaigns change: correct those too where needed.',
    told: 'No message leaves: the person reads the new limit on their choice screen.',
    corrected: (room) => `Limit corrected: ${room}`,
  },
  quiet: { reason: 'Kept in the journal of the campaign.', now: kit.correct },
  days: {
    correct: 'Correct their days or their value',
    help: 'For this campaign alone: correct their record too. The correction may not go below what the person has confirmed, and the value of a day no longer changes once days are confirmed.',
    told: 'No message leaves: the person reads the new number and the new value on their choice screen.',
    empty: 'All of their days. Empty: their number stays.',
    corrected: (most) => `Corrected: ${most} at most`,
  },
  sameAmount: 'Bases corrected, the amount is the same',
}
export default en
