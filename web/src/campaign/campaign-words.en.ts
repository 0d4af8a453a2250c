import data from '../words/data.en.ts'
import kit from '../words/kit.en.ts'
import * as names from '../words/names.en.ts'
import { plural } from '@moisson/law/words/plural'
import type { Words } from '../words/catalogue.ts'
import type fr from './campaign-words.fr.ts'
import { stateNames } from '@moisson/core/campaign/state-names'
import { campaignTypeNames } from '@moisson/core/campaign/type-names'
import { wordsIn } from '@moisson/law/text'

const en: Words<typeof fr> = {
  mend: {
    assumed: 'What was assumed',
    fix: kit.correct,
    others: (count) => plural(count, 'and # other', 'and # others'),
  },
  states: wordsIn(stateNames, 'en'),
  types: wordsIn(campaignTypeNames, 'en'),
  engagement: {
    not_invited: 'Notice not sent',
    invited: names.noticeSent,
    opened: 'Opened',
    in_progress: names.choiceNotConfirmed,
    submitted: names.choiceConfirmed,
    locked: 'Choice final',
    defaulted: names.defaultChoice,
    unreachable: 'Unreachable',
    excluded: 'Excluded',
    nothing: names.nothingToDecide,
  },
  fiscalYear: (year) => `Financial year ${year}`,
  civilYear: (year) => `Year ${year}`,
  people: (count) => plural(count, '# person', '# people'),
  envelope: names.envelope,
  distributed: 'Shared out',
  paidIn: names.payments,
  responseRate: 'Response rate',
  answers: (answered, total) =>
    `${plural(answered, '# answer', '# answers')} out of ${plural(total, '#', '#')}`,
  deadline: names.endOfTheCollection,
  until: (day) => `until ${day}`,
  next: {
    complete: (count) =>
      plural(count, 'Complete # item before the launch', 'Complete # items before the launch'),
    calculate: 'Compute everybody’s share',
    limits: 'Compute everybody’s limit',
    launch: 'Ready to launch',
    scheduled: (day) => `Opens on ${day}`,
    waiting: (count) => plural(count, '# person has not answered', '# people have not answered'),
    everybodyAnswered: 'Everybody has answered: submit for review',
    submit: 'Apply the default choices and submit for review',
    handOver: names.submitForControl,
    adviser: 'The adviser is checking the amounts',
    control: 'To check and validate',
    correct: 'Correct, then submit again',
    pay: (day) => `Pay and invest before ${day}`,
    paid: (day) => `Paid on ${day}`,
    done: names.completed,
    cancelled: (day) => `Cancelled on ${day}`,
  },
  envelopeParts: (agreed, added) =>
    `Envelope of ${agreed} and complement of ${added}, added since the launch.`,
  lockEqual: 'The shares add up to the envelope, to the cent',
  lockLeft: (amount) => `${amount} of the envelope is not shared out`,
  lockMore: (amount) => `The shares exceed the envelope by ${amount}`,
  offline: data.offline,
  reference: data.reference,
  unanswered: names.unanswered,
  notDetailed: 'Chosen, detailed at the close at the latest',
  beforePay: {
    amount: 'Before contributions and tax',
    average: 'Average before contributions and tax',
    median: 'Median before contributions and tax',
    total: 'Total before contributions and tax',
  },
  onlyOnce: 'You may try again: the action is done only once.',
  unchanged: 'Nothing was changed',
  unchangedBody: 'The campaign is still in the state it was in.',
  stateNow: (state) => `The campaign is now “${state}”.`,
  stateNowBy: (state, name, when) => `The campaign is now “${state}”: ${name} has just done it, ${when}.`,
  changedMeanwhile: 'Somebody changed the campaign meanwhile. Read again what is shown, then try again.',
  typeCount: (count) => `To confirm, type the number of people: ${count}`,
  typeCountWrong: (count) => `Type ${count} to confirm.`,
}
export default en
