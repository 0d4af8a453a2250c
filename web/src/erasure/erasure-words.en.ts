import * as names from '../words/names.en.ts'
import type { Words } from '../words/catalogue.ts'
import type fr from './erasure-words.fr.ts'

export default {
  goes: 'May be erased',
  stays: 'Has to stay',
  gone: 'Erased',
  stops: 'Stops',
  goesOn: 'Goes on',
  stopped: 'Stopped',
  until: (day: string) => `Until ${day}.`,
  mine: 'My rights over my data',
  kinds: { erasure: 'Erasure', restriction: 'Restriction', objection: 'Objection' },
  ask: { erasure: 'Ask for erasure', restriction: 'Ask for restriction', objection: 'Object' },
  askTitle: {
    erasure: 'Ask for your data to be erased',
    restriction: 'Ask for your data to be kept without being used',
    objection: 'Object to a use of your data',
  },
  askIntro: {
    erasure: 'Your employer answers within a month. This is what an answer of today would give:',
    restriction:
      'While something you contest is checked, or to defend your rights (GDPR art. 18). Your file is held as it is from now on; your employer answers within a month.',
    objection:
      'For a reason that belongs to your situation (GDPR art. 21). Optional reminders stop from now on; your employer answers within a month.',
  },
  message: 'A word for your employer (optional)',
  asked: 'Your request is sent.',
  waiting: (kind, day) => `${kind}: asked on ${day}, waiting for an answer.`,
  granted: (kind, day) => `${kind}: granted on ${day}.`,
  refused: (kind, day) => `${kind}: refused on ${day}.`,
  failed: 'Your requests could not be loaded',
  title: 'Retention and erasure',
  waits: (kind, day) => `${kind} – request received on ${day}: answer within a month.`,
  answer: 'Answer a request',
  answerTitle: 'Answer the request',
  what: 'Request',
  letterOn: 'Day of the letter',
  answerIntro: {
    erasure:
      'Granted, it erases at once what no duty keeps, with no way back. The person gets the answer by e-mail.',
    restriction:
      'Granted, the file stays as it is and nothing of it is erased. Refused, it is held no longer. The person gets the answer by e-mail.',
    objection:
      'Optional reminders are stopped as soon as it is asked, and stay so. The person gets the answer by e-mail.',
  },
  decision: names.answer,
  grant: { erasure: 'Erase what may be erased', restriction: names.grant, objection: names.grant },
  refuse: { erasure: 'Erase nothing', restriction: names.refuse, objection: names.refuse },
  reason: 'Reason told to the person',
  send: 'Send the answer',
  answered: 'The answer is sent.',
  held: (reason: string, day: string) =>
    `File held on ${day}: ${reason}. Nothing is erased while that lasts.`,
  hold: names.recordADispute,
  holdTitle: names.recordADispute,
  holdIntro: 'Nothing of this file is erased until the dispute is ended.',
  holdReason: 'What is it about?',
  holdSave: 'Record',
  lift: 'End the dispute',
} satisfies Words<typeof fr>
