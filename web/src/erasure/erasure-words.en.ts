import type { Words } from '../words/catalogue.ts'
import type fr from './erasure-words.fr.ts'

export default {
  goes: 'May be erased',
  stays: 'Has to stay',
  gone: 'Erased',
  until: (day: string) => `Until ${day}.`,
  mine: 'Erasing my data',
  ask: 'Ask for erasure',
  askTitle: 'Ask for your data to be erased',
  askIntro: 'Your employer answers within a month. This is what an answer of today would give:',
  message: 'A word for your employer (optional)',
  asked: 'Your request is sent.',
  waiting: (day: string) => `Asked on ${day}, waiting for an answer.`,
  granted: (day: string) => `Granted on ${day}.`,
  refused: (day: string) => `Refused on ${day}.`,
  failed: 'What concerns erasure could not be loaded',
  title: 'Conservation and erasure',
  waits: (day: string) => `Request of erasure received on ${day}: answer within a month.`,
  answer: 'Answer a request',
  answerTitle: 'Answer the request of erasure',
  answerIntro:
    'Granted, it erases at once what no duty keeps, with no way back. The person gets the answer by e-mail.',
  decision: 'Answer',
  grant: 'Erase what may be erased',
  refuse: 'Erase nothing',
  reason: 'Reason told to the person',
  send: 'Send the answer',
  answered: 'The answer is sent.',
  held: (reason: string, day: string) =>
    `Dispute recorded on ${day}: ${reason}. Nothing is erased while it lasts.`,
  hold: 'Record a dispute',
  holdTitle: 'Record a dispute',
  holdIntro: 'Nothing of this file is erased until the dispute is ended.',
  holdReason: 'What is it about?',
  holdSave: 'Record',
  lift: 'End the dispute',
} satisfies Words<typeof fr>
