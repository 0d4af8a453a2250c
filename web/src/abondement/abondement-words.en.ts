import kit from '../words/kit.en.ts'
import * as names from '../words/names.en.ts'
import type { Words } from '../words/catalogue.ts'
import { plural } from '@moisson/law/words/plural'
import type fr from './abondement-words.fr.ts'

const en: Words<typeof fr> = {
  title: 'Employer matching',
  mine: 'My employer matching',
  intro: 'What the company adds to the sums invested, gross, by plan and calendar year.',
  plans: { pee: names.pee, percol: names.perCol },
  account: (plan, year) => `${plan}, ${year}`,
  used: (used, ceiling, left) => `${used} used of ${ceiling}, ${left} left`,
  usedOnly: (used) => `${used} used`,
  kinds: {
    opening: 'Received elsewhere',
    reservation: 'Held by the confirmed choice',
    settlement: 'Granted, on its way',
    placed: names.placed,
  },
  keptPromise: (amount) => `Promise kept: ${amount} above the plan’s cap`,
  untilClose: 'Without what choices of campaigns in progress hold: each stays confidential until the close.',
  nothing: 'Nothing is used yet.',
  noPlan: 'No plan of the company matches anything.',
  failed: 'The matching could not be read',

  add: 'Add an amount received elsewhere',
  addIntro:
    'What the person already received this year from another account keeper or employer takes its part of the ceiling. A confirmed choice that no longer fits is reduced, and the person gets a new receipt.',
  correct: kit.correct,
  correctTitle: 'Correct this amount',
  remove: names.takeBack,
  removeTitle: 'Take this amount back',
  removeIntro: 'What it frees goes to the confirmed choices that were reduced.',
  correctEntry: (amount) => `Correct ${amount}`,
  removeEntry: (amount) => `Take back ${amount}`,
  plan: names.plan,
  year: 'Year of the payment',
  gross: names.grossEmployerMatching,
  contributed: 'Sum invested by the person',
  contributedHelp: 'For a plan that matches by bands.',
  origin: names.origin,
  originHelp: 'The account keeper or employer it comes from.',
  reason: names.motive,
  save: kit.save,
  saved: 'Matching saved',

  list: names.matchingReceivedElsewhere,
  listIntro:
    'Choose a CSV file or paste the rows of a spreadsheet, with these columns: employee number, plan (PEE or PER COL), year, gross matching, sum invested, origin. The last two may be missing.',
  file: names.csvFile,
  chooseFile: kit.chooseFile,
  paste: 'Rows',
  read: (count, sum) => `${plural(count, '# row read', '# rows read')}, ${sum} gross.`,
  record: (count) => plural(count, 'Save # row', 'Save # rows'),
  recorded: (added, unchanged) =>
    unchanged === 0
      ? plural(added, '# row saved', '# rows saved')
      : `${plural(added, '# row saved', '# rows saved')}, ${unchanged} already there`,
  faults: (count) => plural(count, '# row is to be corrected', '# rows are to be corrected'),
  line: (line, message) => `Row ${line}: ${message}`,
  badPlan: (written) => `“${written}” is not a plan: write PEE or PER COL.`,
  badYear: (written) => `“${written}” is not a year.`,
  badAmount: (written) => `“${written}” is not an amount.`,
  noNumber: 'The employee number is missing.',
  recordFailed: 'Nothing was saved',

  promises: (count) =>
    plural(
      count,
      '# confirmed choice has a receipt that does not tell the matching of its account',
      '# confirmed choices have a receipt that does not tell the matching of their account',
    ),
  promisesBody: (missing) =>
    `Several campaigns promised the same ceiling: ${missing} gross is missing. The order of the confirmations decides. You may keep the promises above your plan’s cap, within the law, or send people a new receipt. Without a decision they get it before the campaign is submitted.`,
  settledPromises: (count) =>
    plural(
      count,
      '# receipt of a submitted campaign promised more matching than is granted',
      '# receipts of submitted campaigns promised more matching than is granted',
    ),
  settledBody: (missing) =>
    `${missing} gross is missing in all. What is granted no longer changes: tell these people, or make up their matching within the law.`,
  settledListName: 'granted-matching.csv',
  settledGross: 'Granted gross',
  keep: (amount) => `Keep the promises (${amount} gross)`,
  kept: (count) => plural(count, '# promise is kept', '# promises are kept'),
  tell: 'Send the new receipts',
  told: (count) => plural(count, '# new receipt leaves', '# new receipts leave'),
  takeList: 'Download the list',
  listName: 'promised-matching.csv',
  listColumns: {
    number: names.employeeNumber,
    last: names.lastName,
    first: names.firstName,
    campaign: names.campaign,
    plan: names.plan,
    year: names.oneYear,
    promised: 'Promised gross',
    account: 'Account gross',
    keepable: 'Can be kept',
  },
}

export default en
