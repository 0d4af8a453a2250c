import * as names from '../../../../words/names.en.ts'
import type { Words } from '../../../../words/catalogue.ts'
import type fr from './new-words.fr.ts'

const en: Words<typeof fr> = {
  title: names.newCampaign,
  body: 'A draft that you complete at your own pace: nobody is informed before the launch.',
  start: 'Start from',
  again: 'The previous campaign',
  againBody: 'Texts, criteria, options and dates moved by a year. Amounts are never taken over.',
  blank: 'The agreement and the company',
  blankBody: 'The criteria and rules of the agreement on record, the plans and the contact of the company.',
  model: 'Campaign to do again',
  type: names.type,
  typeHelp: 'What this money comes from.',
  nextExercise: 'During the financial year that follows the one it completes.',
  completes: 'Campaign completed',
  completesHelp: 'The supplement goes to those who had a share in it, by the same split.',
  nothingToComplete: 'No launched campaign can be completed: launch that of the financial year first.',
  year: names.financialYear,
  year_of_payment: 'Year of payment',
  yearHelp: 'The year the results come from.',
  yearOfPayment: 'Ceilings count by calendar year.',
  each: 'Gross amount per person',
  bonusEach: 'Gross amount of the bonus, per person',
  unpublishedYear: (year) => `Nothing is published yet for a bonus paid in ${year}`,
  unpublishedBody: 'You may prepare the campaign; it will not be launched before that text.',
  ofBonus:
    'The bonus is decided by an agreement or by the employer alone. The day of the payment, set in the draft, decides who gets it and in which year it counts.',
  ofPayment:
    'The day of the payment is set in the draft: it decides who gets it, and in which year it counts.',
  name: names.name,
  nameHelp: 'Beneficiaries read it.',
  envelope: names.grossEnvelope,
  reserve: 'The amount to share is the participation reserve: you give its figures in the settings.',
  asked: {
    money:
      'No amount to decide: everybody says how much of their own money they pay in, within the limit of the law.',
    days: 'No amount to decide: everybody says how many rest days they give, by half days, within the limit of the law.',
  },
  days: {
    name: names.restDays,
    what: (source) =>
      `Everybody may give days of their time-savings account or, without one, rest days not taken. Their net value is paid into their PER COL (${source}). Without an answer, people keep their days.`,
    first: 'To prepare first',
    plan: 'A PER COL with its funds.',
    toPlans: 'The company’s plans',
    records:
      'Everybody’s days and the net value of a day, as your payroll has it: on the records, or imported with two columns, “Rest days to give” and “Net value of a rest day”. Nobody without days on their record is in the campaign.',
    toPeople: 'Beneficiaries',
  },
  envelopeHelp: 'You may give it later.',
  dates: 'What the law makes of it',
  exercise: names.financialYear,
  fromTo: (from, to) => `from ${from} to ${to}`,
  latestNotice: 'Last day to send the notices',
  latestHow: (presumption, reply, processing) =>
    `${presumption} + ${reply} + ${processing} days before payment: notice deemed received, answer, payroll`,
  latestPassed: 'Already past: time will be short, or the payment late.',
  payment: 'Last day to pay',
  kept: (name) =>
    `Taken from “${name}”: criteria, ceilings, options, destinations, rules, reminders, message and contact.`,
  draftThere: (name, year) =>
    `A draft of the same type is there already for ${year}: “${name}”. This one would be a second.`,
  campaignThere: (name, year) =>
    `“${name}”, of the same type, is there already for ${year}. This one would be added to it.`,
  openFirst: 'Open it',
  create: 'Create the draft',
}
export default en
