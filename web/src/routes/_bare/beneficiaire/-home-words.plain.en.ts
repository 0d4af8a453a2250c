import * as names from '../../../words/names.en.ts'
import { plural } from '@moisson/law/words/plural'
import type { PlainWords } from '../../../words/plain.ts'
import type usual from './-home-words.fr.ts'

const en: PlainWords<typeof usual> = {
  toDo: (count, kept) =>
    count === 0
      ? kept
        ? 'We wait for no answer from you.'
        : 'You have nothing to do.'
      : plural(count, 'We wait for # answer from you', 'We wait for # answers from you'),
  toDoHere: (count) =>
    count === 0
      ? 'Your link waits for no answer.'
      : plural(count, 'We wait for # answer from you', 'We wait for # answers from you'),
  toReturn: (share, back) => `Your net share is ${share}. You must give back ${back}.`,
  chips: {
    changed: 'Confirmed. A change waits',
    defaulted: 'The set choice counts',
    held: 'Money kept for you',
    late: 'It is too late',
  },
  actions: {
    to_do: names.choose,
    draft: 'Check and confirm',
    changed: 'Finish my change',
    defaulted: 'See what counts',
    late: 'See what will count',
  },
  draftWarning: 'Your choice is not confirmed. Read it again. Then confirm it.',
  stillCounts: (day) => `Your choice of ${day} counts. Confirm the change, or it will not count.`,
  confirmedOn: (day) => `You confirmed on ${day}.`,
  paidAround: (day) => `The money comes around ${day}.`,
  asked: {
    money: {
      around: (day) => `The money leaves your pay around ${day}.`,
      nothing: 'Nothing leaves your pay.',
    },
    days: { around: (day) => `The money goes in the PER COL around ${day}.` },
  },
  details: 'The sum, the notice, the calendar',
  whereMySavingsAre: 'Where is my money? How do I take it?',
  pastNone: 'Your old campaigns will be here, with their receipts.',
  emptyBody: 'We will tell you by e-mail or letter.',
  emptyLast: (month) => `The last one ended in ${month}. We will write to you about the next.`,
  lastKnown: (time) => `This is what we knew at ${time}`,
  listFailed: 'We could not read your campaigns',
  listSafe: 'Nothing is lost.',
  words: 'What do these words mean?',
}
export default en
