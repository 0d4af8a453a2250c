import { plural } from '@moisson/law/words/plural'
import * as names from '../../../../words/names.en.ts'
import type { Words } from '../../../../words/catalogue.ts'
import type fr from './-days-words.fr.ts'

const en: Words<typeof fr> = {
  yours: (campaign) => `${campaign}: your rest days`,
  most: (amount) => `at most, that is ${amount} net`,
  question: 'How many days do you give?',
  field: 'Rest days to give',
  unit: (days) => plural(days, 'day', 'days'),
  less: 'Half a day less',
  more: 'Half a day more',
  between: (most) => `By half days, from 0 to ${most}.`,
  notHalves: 'By half days: write 3 or 3.5 for example.',
  tooMany: (most) => `You may give up to ${most}.`,
  worth: (days, amount) => `${days}, that is ${amount} net`,
  keepsAll: 'No day: you keep your days.',
  taken: (day) =>
    `The company takes these days off your balance, and pays their value into the PER COL on ${day}.`,
  valued: 'The payroll found this value, once the contributions still due, CSG and CRDS are taken off.',
  elsewhere: (year) =>
    `Ten days a year at most: if you already gave some elsewhere in ${year}, give that many fewer.`,
  locked: 'The money is locked until retirement, except in the cases below.',
  noAnswer: 'Choose a number of days, or “I give no day”.',
  corrected: 'The value of your days was corrected: choose again.',
  goOn: names.goOn,
  nothing: 'I give no day',
  paysNothing: 'You keep your rest days.',
  withheld: 'Your rest days',
  agree: (amount) =>
    `I ask the company to take ${amount} off my balance of rest days, and to pay their value into the PER COL.`,
  taxed: () =>
    'Within ten days a year, you pay neither income tax nor social security contributions on these days.',
  nextPaid: (day) =>
    `Around ${day}: the company takes these days off your balance, and pays their value into the PER COL.`,
  noneTitle: 'No rest day to give',
  none: 'Your balance, or what is left of your ten days of the year, leaves none to give.',
  closedSilent: 'You confirmed nothing: you keep your rest days.',
}
export default en
