import kit from '../../../../words/kit.en.ts'
import * as names from '../../../../words/names.en.ts'
import type { Words } from '../../../../words/catalogue.ts'
import type fr from './paper-choice-words.fr.ts'

const en: Words<typeof fr> = {
  title: 'Answer on paper',
  help: 'Has this person given you their signed answer? Enter it: it counts like any other, until their deadline. The person is told.',
  again:
    'Did you misread this paper? Enter it again and say why. The person may still change their answer themselves.',
  enter: 'Enter an answer on paper',
  enterAgain: 'Enter it again',
  read: 'Read the paper',
  print: 'Receipt to hand over',
  dialog: (name) => `Answer on paper of ${name}`,
  description: (net) =>
    `Copy what is written, nothing else. To split: ${net}. The paper is kept with its fingerprint; the choice stays confidential until the close.`,
  descriptionOwn: (room) =>
    `Copy what is written, nothing else. This person may pay in up to ${room} of their own money. The paper is kept with its fingerprint; the choice stays confidential until the close.`,
  descriptionDays: (room) =>
    `Copy what is written, nothing else. This person may give up to ${room}. The paper is kept with its fingerprint; the choice stays confidential until the close.`,
  days: {
    pays: 'They give days',
    split: 'By half days, in one fund or several.',
    nothing: 'They give no day',
    amount: 'Number of days',
    notHalves: 'By half days: 0.5, 1, 1.5…',
    worth: (days, amount) => `${days}, ${amount}.`,
    over: (days) => `${days} too many.`,
  },
  paysIn: 'They pay in their own money',
  paysNothing: 'They pay in nothing',
  paysNothingBody: 'It is an answer: they have their receipt, and are reminded no more.',
  signedOn: 'Day written on the paper',
  choice: 'What they chose',
  modes: {
    quick_cash: 'All to their account',
    quick_managed: names.placeItAll,
    quick_half: names.halfAndHalf,
    quick_both: names.inBothPlans,
    custom: 'Another split',
  },
  ownSplit: 'Several lines, to the cent.',
  lines: 'Lines written on the paper',
  where: 'Where',
  choose: names.choose,
  amount: names.amount,
  removeLine: (place) => `Remove line ${place}`,
  lineOf: (place) => `Line ${place}`,
  addLine: 'Add a line',
  cash: 'To their account',
  left: (amount) => `${amount} left to split.`,
  over: (amount) => `This is ${amount} too much.`,
  managed: { prudent: 'managed, prudent', balanced: 'managed, balanced', dynamic: 'managed, dynamic' },
  paper: 'Signed paper',
  paperHelp: 'A PDF, a photo or a scan. It is required: it proves the answer.',
  file: kit.chooseFile,
  noFile: 'No file',
  reason: 'Why enter it again?',
  save: 'Record their answer',
  done: (receipt) => `Answer recorded, receipt ${receipt}`,
  told: {
    mail: 'Their receipt leaves by e-mail.',
    letter: 'They have no e-mail: print their receipt and hand it over.',
  },
}
export default en
