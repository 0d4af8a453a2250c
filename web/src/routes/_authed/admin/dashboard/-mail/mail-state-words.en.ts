import type { Words } from '../../../../../words/catalogue.ts'
import { plural } from '@moisson/law/words/plural'
import type fr from './mail-state-words.fr.ts'

const en: Words<typeof fr> = {
  heldTitle: (count) =>
    plural(count, '# message is held since the restore', '# messages are held since the restore'),
  heldBody: (since) =>
    `Nothing leaves since ${since}, except sign-in links people ask for. What was waiting when the backup was made may have left already.`,
  backup: (at) => `Backup made on ${at}.`,
  release: 'See and release',
  refused: (count) =>
    plural(count, 'The mail server refuses # message', 'The mail server refuses # messages'),
  away: (count) =>
    plural(
      count,
      'The mail server does not answer: # message waits',
      'The mail server does not answer: # messages wait',
    ),
  deferred: (count) =>
    plural(count, 'The mail server makes # message wait', 'The mail server makes # messages wait'),
  since: (at) => `Since ${at}.`,
  answer: (words) => `Last answer: ${words}`,
  check: 'Check SMTP_URL, MAIL_FROM and the right of the sender. Nothing is lost: everything is tried again.',
  doubtful: (count) =>
    plural(
      count,
      '# message of unknown fate or not written waits for a company',
      '# messages of unknown fate or not written wait for a company',
    ),
  title: 'Release the mail',
  intro:
    'This is what waits, by the day it was ordered. Say what left before the loss: it will not leave again.',
  day: 'Ordered on',
  count: 'Messages',
  sentBefore: 'Take as sent those ordered before',
  time: 'Time (Paris)',
  sentBeforeHelp: 'Leave empty to let everything leave.',
  confirm: 'Release',
  done: (released) => plural(released, '# message released', '# messages released'),
  marked: (count) => plural(count, '# message taken as sent', '# messages taken as sent'),
}
export default en
