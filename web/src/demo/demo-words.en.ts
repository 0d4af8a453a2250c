import type { Words } from '../words/catalogue.ts'
import { plural } from '@moisson/law/words/plural'
import type fr from './demo-words.fr.ts'

const en: Words<typeof fr> = {
  demo: 'Demo',
  now: (moment) => `It is ${moment}`,
  plusOneDay: '+ 1 day',
  plusSixteenDays: '+ 16 days',
  plusOneDayShort: '+ 1 d',
  plusSixteenDaysShort: '+ 16 d',
  moved: (moment) => `Time moved on: it is ${moment}.`,
  mailbox: 'Messages',
  unread: (count) => plural(count, '# unread', '# unread'),
  personas: 'Be somebody else',
  loop: 'The journey',
  loopIntro: 'Five steps, from a payroll file to the account keeper’s file.',
  errors: 'See the error pages',
  kit: 'See the pieces of the interface',
  reset: 'Start all over',
  resetTitle: 'Start the demo all over?',
  resetBody: 'All you did in it will be erased, and time starts again today.',
  resetDone: 'The demo is as new.',
  failed: 'That did not work',
  more: 'Demo tools',
  step: (number) => `Step ${number}`,
  done: 'done',
  openMailbox: 'Open the demo mailbox',
  demoTitle: 'Enter the demo',
  demoIntro: 'Four people, one click, no registration.',
  enterAs: (who) => `Enter as ${who}`,
}
export default en
