import * as names from '../words/names.en.ts'
import type { Words } from '../words/catalogue.ts'
import type fr from './question-words.fr.ts'

const en: Words<typeof fr> = {
  kinds: { question: 'Question', amount: 'Disputed amount' },
  states: { open: 'Waiting for an answer', answered: 'Answered', closed: 'Closed' },
  outcomes: {
    explained: 'Explained',
    kept: 'Amount kept',
    corrected: 'Amount corrected',
  },
  number: (number) => `No. ${number}`,
  due: (day) => `An answer is expected by ${day}.`,
  late: (day) => `An answer was expected by ${day}.`,
  ask: names.askAQuestion,
  askHelp: 'Your HR team gets it at once and answers you here.',
  askMail: 'An e-mail tells you.',
  contest: names.disputeMyAmount,
  contestHelp: (amount) =>
    `Your amount is ${amount} net. Say what does not seem right: pay, presence, dates…`,
  contestOwn: (most) => `You may put in up to ${most}. Say what does not seem right.`,
  contestMeanwhile: 'Your time to choose goes on: you can choose and dispute all the same.',
  message: names.yourMessage,
  missing: 'Write your message.',
  send: names.send,
  sent: (number) => `Question no. ${number} sent`,
  mine: 'My questions',
  you: names.you,
  add: 'Reply',
  addMore: 'Add to it',
  addClosed: 'Write again',
  reopens: 'Writing again opens the question.',
}
export default en
