import type { Words } from '../../../../words/catalogue.ts'
import { plural } from '@moisson/law/words/plural'
import type fr from './mail-words.fr.ts'

const en: Words<typeof fr> = {
  heldTitle: 'Messages are held',
  heldBody: (since) =>
    `The installation was restored on ${since}: its messages wait until the platform releases them.`,
  keptTitle: (count) =>
    plural(count, '# message is kept out by the mail server', '# messages are kept out by the mail server'),
  keptBody: 'The addresses are not to blame. It is tried again, and the platform has been alerted.',
  doubtfulTitle: (count) =>
    plural(count, 'Nobody knows whether # message left', 'Nobody knows whether # messages left'),
  doubtfulBody:
    'The sending stopped at the wrong moment. It can be sent again: it may arrive as a second copy.',
  failedTitle: (count) => plural(count, '# message could not be written', '# messages could not be written'),
  failedBody: 'The platform has been alerted. You can try again.',
  waiting: (count) =>
    plural(
      count,
      'The collection does not end before # person is informed, or you give their notice up.',
      'The collection does not end before # people are informed, or you give their notices up.',
    ),
  see: 'See and send again',
  title: 'Messages that have not left',
  intro:
    'Send them again, or give the notices up: these people then count as not informed, and their amount is kept.',
  states: { uncertain: 'uncertain', failed: 'not written', kept: 'kept out' },
  more: (shown, count) => `The first ${shown} of ${count}.`,
  answer: (words) => `Answer: ${words}`,
  resend: 'Send again',
  giveUp: 'Give the notices up',
  sentAgain: (count) => plural(count, '# message is leaving again', '# messages are leaving again'),
  givenUp: (count) => plural(count, '# notice given up', '# notices given up'),
}
export default en
