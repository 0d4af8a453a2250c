import kit from '../../../words/kit.en.ts'
import * as names from '../../../words/names.en.ts'
import type { Words } from '../../../words/catalogue.ts'
import { plural } from '@moisson/law/words/plural'
import type fr from './-home-words.fr.ts'

const en: Words<typeof fr> = {
  hello: (name) => (name ? `Hello ${name}` : 'Hello'),
  toDo: (count, kept) =>
    count === 0
      ? kept
        ? 'No answer expected from you.'
        : 'Nothing is waiting for you: you are up to date.'
      : plural(count, '# answer expected from you', '# answers expected from you'),
  toDoHere: (count) =>
    count === 0
      ? 'No answer awaited among the campaigns that your link opens.'
      : plural(count, '# answer awaited from you', '# answers awaited from you'),
  toReturn: (share, back) => `Your net share is ${share}: ${back} are to be returned.`,
  current: 'My campaigns',
  net: 'net',
  chips: {
    to_do: names.toDo,
    draft: names.choiceNotConfirmed,
    changed: 'Confirmed, change pending',
    confirmed: 'Confirmed',
    defaulted: 'Default applied',
    held: 'Amount held',
    late: 'Time is over',
    over: names.closed,
    nothing: 'Nothing to choose',
    coming: 'To come',
    cancelled: names.cancelled,
  },
  actions: {
    to_do: 'Choose what to do with it',
    draft: 'Review and confirm my choice',
    changed: 'Finish my change',
    confirmed: 'See or change my choice',
    defaulted: 'See what was applied',
    held: kit.seeDetails,
    late: 'See what will be applied',
    over: kit.seeDetails,
    nothing: kit.seeDetails,
    coming: kit.seeDetails,
    cancelled: kit.seeDetails,
  },
  seeMine: names.seeMyChoice,
  draftWarning: 'Your draft is not confirmed: read it again, then confirm it.',
  stillCounts: (day) => `Your choice confirmed on ${day} counts until you confirm its change.`,
  confirmedOn: (day) => `Confirmed on ${day}.`,
  paidAround: (day) => `Paid or invested around ${day}.`,
  asked: {
    money: {
      upTo: () => 'at most, of your own money',
      own: () => 'of your own money',
      say: 'Say how much I pay in',
      around: (day) => `Taken off your pay and paid in around ${day}.`,
      nothing: 'Nothing is taken off your pay.',
    },
    days: {
      upTo: (amount) => `of rest at most, that is ${amount} net`,
      own: (amount) => `of rest, that is ${amount} net`,
      say: 'Say how many days I give',
      around: (day) => `Paid into the PER COL around ${day}.`,
      nothing: 'You keep your rest days.',
    },
  },
  details: 'How it was worked out, notice and calendar',
  deadlineEvent: (campaign) => `Last day to answer: ${campaign}`,
  deadlineEventBody: 'Answer before the deadline.',
  past: 'Past campaigns and receipts',
  whereMySavingsAre: 'Where my savings are, and how to take them out',
  allMyPapers: names.allMyPapers,
  pastNone: 'Your finished campaigns and their receipts will show here.',
  emptyTitle: 'No campaign under way',
  emptyBody: 'You will get an e-mail as soon as your company opens one.',
  emptyLast: (month) => `The last one was in ${month}: you will be told of the next.`,
  lastKnown: (time) => `Last known state, at ${time}`,
  listFailed: 'Your campaigns could not be loaded',
  listSafe: 'Your amounts and choices are safe.',
  words: 'Employee savings, word by word',
}
export default en
