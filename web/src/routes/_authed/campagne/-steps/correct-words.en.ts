import * as names from '../../../../words/names.en.ts'
import { plural } from '@moisson/law/words/plural'
import type { Words } from '../../../../words/catalogue.ts'
import type fr from './correct-words.fr.ts'

const en: Words<typeof fr> = {
  title: names.correctTheAmounts,
  body: 'Nothing changes before you confirm: read first who is affected.',
  what: 'What was wrong?',
  files: 'Pay or presence',
  filesBody: 'Today’s files replace what was known at the launch.',
  envelopeKind: names.theEnvelope,
  envelopeBody: 'The new total is shared out again between everybody.',
  importFirst: 'The corrected file is not imported yet?',
  importNow: 'Import the corrected file',
  how: 'How do the amounts follow?',
  atRates: 'At the same rates',
  atRatesBody:
    'Only people whose pay or presence changes move. The difference is a complement of the envelope, or goes back to it.',
  excessEstimated:
    'This campaign was launched before the rates of the shared excess were kept: at the same rates, each person’s part of it is estimated from what they had. Check the amounts, or share the whole envelope again.',
  again: 'Share the same envelope out again',
  againBody: 'What one gains the others lose: nearly every amount moves.',
  envelope: 'New gross envelope',
  rereadToo: 'Also take pay and presence from today’s files',
  effect: 'What changes',
  nothing: 'No amount changes.',
  nothingFiles: 'The files say the same as at the launch: no amount changes.',
  concerned: 'People affected',
  outOf: (people) => `out of ${people}`,
  gain: (count, amount) => plural(count, `# person gains: ${amount}`, `# people gain: ${amount}`),
  lose: (count, amount) => plural(count, `# person loses: ${amount}`, `# people lose: ${amount}`),
  distributed: 'Shared out, gross',
  highest: 'Cost at the most, matching and levy included',
  was: (amount) => `was ${amount}`,
  complement: (amount) => `of which ${amount} of complement`,
  told: (count, until) =>
    plural(
      count,
      `# person gets a notice with the former amount, the new one and your reason, and may answer until about ${until}.`,
      `# people get a notice with the former amount, the new one and your reason, and may answer until about ${until}.`,
    ),
  notOpen: 'Nobody is informed yet: the notices will leave with the right amounts.',
  decided: (count) =>
    plural(
      count,
      '# of them had a choice confirmed or applied by default: it no longer counts, they decide again.',
      '# of them had a choice confirmed or applied by default: it no longer counts, they decide again.',
    ),
  reopens:
    'The collection opens again for these people alone and ends with their window. The others no longer answer.',
  untouched: 'For everybody else nothing changes: amount, choice, receipt and window stay.',
  withoutAddress: (count) =>
    plural(
      count,
      '# person without an address that works: hand them the notice.',
      '# people without an address that works: hand them the notice.',
    ),
  keptByHand: (count) =>
    plural(
      count,
      '# person keeps a pay or presence corrected by hand.',
      '# people keep a pay or presence corrected by hand.',
    ),
  paidBefore:
    'The planned payment falls before the end of this window. First move the payment day in the campaign’s settings.',
  people: 'Who gains, who loses',
  more: (count) => plural(count, 'and # other person', 'and # other people'),
  reason: names.whyThisCorrection,
  reasonHelp: 'Each person affected will read this sentence; it stays in the log.',
  confirm: names.correctAndTellThem,
  done: 'Amounts corrected',
  doneBody: (count) => plural(count, '# person is told.', '# people are told.'),
}
export default en
