import * as names from '../../../words/names.en.ts'
import type { Words } from '../../../words/catalogue.ts'
import type fr from './-page-words.fr.ts'

const en: Words<typeof fr> = {
  title: 'Questions from beneficiaries',
  intro: 'What your employees ask or dispute, and what you answer. Those that wait come first.',
  search: 'Search a question',
  searchHint: 'Name, employee number, number',
  anyState: 'Every state',
  anyKind: 'Every subject',
  state: names.state,
  kind: names.subject,
  person: names.person,
  campaign: names.campaign,
  due: 'Answer expected',
  late: (day) => `${day}, late`,
  none: 'No questions',
  noneBody:
    'When somebody asks a question or disputes their amount from their space, it appears here and an e-mail tells you.',
  asked: (day, amount) => `Asked on ${day}, about an amount of ${amount} net.`,
  now: (amount) => `Since then their amount is ${amount} net.`,
  noAddress:
    'This person has no e-mail address: your answer is to be printed and handed to them. They can also read it with the code of their letter, as long as their time runs.',
  toGive: names.toHandOver,
  toGiveSince: (day) =>
    `Your answer of ${day} is to be handed over on paper: no e-mail tells this person. They also read it as soon as they open their choice with the code of their letter, as long as their time runs.`,
  print: 'Print the answer',
  handOver: 'The answer is handed over',
  givenHow: {
    handed: (day) => `Answer handed over on paper on ${day}.`,
    read: (day) => `Answer read by the person on ${day}.`,
  },
  closedOn: (day) => `Closed on ${day}.`,
  file: 'Their file',
  share: 'Their amount, step by step',
  answer: names.yourAnswer,
  answerOnPaper: 'The person reads your answer on the paper that you hand over.',
  keptToGive: 'Answer kept, to be handed over on paper',
  answerHelp: 'They are told by e-mail and read your answer in their space.',
  outcome: 'Outcome',
  goesOn: 'They may reply',
  outcomes: {
    explained: 'Close: explained',
    kept: 'Close: amount kept',
    corrected: 'Close: amount corrected',
  },
  correctedHelp:
    'Before closing so, correct the file, then the campaign: the person then gets a new notice with their new amount.',
  send: names.toAnswer,
  sent: 'Answer sent',
}
export default en
