import * as names from '../../../../../words/names.en.ts'
import kit from '../../../../../words/kit.en.ts'
import type { Words } from '../../../../../words/catalogue.ts'
import type fr from './bulk-words.fr.ts'
import { plural } from '@moisson/law/words/plural'

const list = new Intl.ListFormat('en')

const en: Words<typeof fr> = {
  remind: {
    title: kit.remind,
    intro: (count) =>
      plural(
        count,
        'A message to the company’s administrators, with what presses for it.',
        'A message to the administrators of each of the # companies, with what presses for it.',
      ),
    now: (count) => plural(count, 'Remind the company', 'Remind # companies'),
  },
  todos: {
    title: names.giveThingsToDo,
    intro: (count) =>
      plural(
        count,
        'A set of things to do for the company.',
        'A set of things to do for # companies, each at its own dates.',
      ),
    now: (count) => plural(count, 'Give to the company', 'Give to # companies'),
  },
  adviser: {
    title: names.assignToAnAdviser,
    intro: (count) =>
      plural(
        count,
        'One more adviser for the company; those it has stay.',
        'One more adviser for # companies; those they have stay.',
      ),
    now: (count) => plural(count, 'Assign the company', 'Assign # companies'),
  },
  message: names.yourMessage,
  messageHelp: 'It is quoted as it stands, under your name.',
  messageMissing: 'Write what you have to say.',
  whom: names.adviser,
  choose: names.choose,
  invite: names.inviteAnAdviser,
  adviserMissing: 'Choose an adviser.',
  preview: 'See what will happen',
  would: 'What will happen',
  done: 'What was done',
  progress: (done, all) => `${done} of ${all}`,
  to: (names) => `To ${list.format(names)}`,
  added: (count) => plural(count, '# thing to do', '# things to do'),
  hasAll: 'Has all of these already.',
  advisedBy: (names) => `Advised by ${list.format(names)}`,
  alreadyAdvised: (names) => `Advised already by ${list.format(names)}`,
}
export default en
