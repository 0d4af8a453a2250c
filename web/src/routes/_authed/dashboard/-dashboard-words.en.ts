import { sourceIn } from '@moisson/law/legal-points'
import kit from '../../../words/kit.en.ts'
import * as names from '../../../words/names.en.ts'
import type { Words } from '../../../words/catalogue.ts'
import { plural } from '@moisson/law/words/plural'
import type fr from './-dashboard-words.fr.ts'

const en: Words<typeof fr> = {
  hello: (name) => (name ? `Hello ${name}` : 'Hello'),
  cardFailed: 'This card could not be loaded',

  welcome: 'Welcome to Moisson',
  welcomeBody: 'Five steps lead to the first campaign. You may stop and come back at any time.',
  steps: {
    orientation: {
      title: 'Where to begin',
      body: 'Am I concerned, what may I do, what does it cost, what do my employees get: five answers at most.',
      go: 'See what concerns you',
    },
    agreement: {
      title: 'Your agreement',
      body: 'Written here, question by question, or signed elsewhere: without an agreement signed and filed, neither intéressement nor participation is shared. A value-sharing bonus needs none.',
      go: 'Enter a signed agreement',
    },
    plan: {
      title: 'Your savings plan, if you want one',
      body: 'With a PEE or a PER COL, everybody may place the bonus free of income tax. Without a plan it is paid.',
      go: 'Open a plan',
    },
    people: {
      title: 'Your beneficiaries',
      body: 'The payroll file, just as your software writes it.',
      go: kit.importFile,
    },
    campaign: {
      title: 'Your campaign',
      body: 'Each share is computed to the cent, then everybody gets a notice and chooses on a phone.',
      go: names.prepareACampaign,
    },
  },
  goOn: 'Go on with the set-up',
  writeAgreement: names.writeAnAgreement,
  agreementReady: 'It is signed, not filed yet.',
  agreementFiled: 'It is signed and filed.',
  fileIt: 'Prepare the filing',
  planReady: (count) => plural(count, '# plan is open.', '# plans are open.'),
  stepDone: kit.done,
  peopleReady: (count) => plural(count, '# person is ready.', '# people are ready.'),

  openTitle: 'Open campaign',
  noOpen: 'No campaign is open for answers.',
  seeCampaigns: names.seeTheCampaigns,
  answered: 'have answered',
  answers: (answered, total) => `${answered} of ${total}`,
  notAnswered: names.noAnswer,
  draftsLeft: 'Choices started, not confirmed',
  undecided: 'Not detailed yet',
  held: names.held,
  undecidedDetail: 'no answer, or fewer than five more answers',
  closes: names.endOfTheCollection,
  open: kit.open,
  split: 'What is decided',
  destination: names.destination,
  amount: names.netAmount,
  remind: kit.remind,
  remindTitle: (count) => plural(count, 'Remind # person', 'Remind # people'),
  remindBody:
    'An e-mail with their personal link. Somebody reminded less than 24 hours ago is not reminded again.',
  remindBySms: (count) =>
    plural(
      count,
      '# message goes by SMS, billed by the gateway.',
      '# messages go by SMS, billed by the gateway.',
    ),
  remindNow: 'Send the reminder',
  reminded: (count) => plural(count, '# reminder has left', '# reminders have left'),
  remindedNobody: 'Nobody to remind now',
  everybodyAnswered: 'Everybody has answered.',
  otherOpen: (count) => plural(count, '# other open campaign', '# other open campaigns'),

  clock: 'Legal clock',
  payBefore: 'Pay or place',
  closesOn: names.endOfTheCollection,
  opensOn: names.opening,
  inDays: (count) => (count === 0 ? 'today' : plural(count, 'in # day', 'in # days')),
  daysLate: (count) => plural(count, '# day late', '# days late'),
  lateCost: (amount, caution) => `Beyond it, about ${amount} of interest a day${caution && ` (${caution})`}`,
  lateWhy: (rate, times, source) =>
    `${rate} a year, ${times} times the average bond yield, on the gross sums (${source}).`,
  nextExercise: 'Next financial year',
  exemptionsLost: `Later, the financial year loses its exemptions (${sourceIn('exemptions_lost', 'en')}).`,
  noDates: 'The closing day of the financial year is missing: each date of the law depends on it.',
  giveClosing: 'Enter the closing day',
  behind: kit.done,
  example: names.example,
  signed: 'Agreement concluded',
  filed: 'Agreement filed on TéléAccords',
  toSign: 'Last day to conclude the agreement',
  toFollow: 'Last day to conclude the next agreement',
  expires: 'The agreement expires',
  expired: 'The agreement has expired',
  toFile: 'Last day to file it on TéléAccords',

  quality: 'Beneficiary data',
  nobodyYet: 'Nobody yet: start from the payroll file.',
  qualityGood: 'Every file is complete.',
  issues: {
    no_own_contact: (count) =>
      plural(count, '# departure without a personal contact', '# departures without a personal contact'),
    no_email: (count) => plural(count, '# file without an e-mail', '# files without an e-mail'),
    bounced: (count) => plural(count, '# address in error', '# addresses in error'),
    no_employee_number: (count) => plural(count, '# file without a number', '# files without a number'),
    no_birth_date: (count) => plural(count, '# file without a birth date', '# files without a birth date'),
    no_hire_date: (count) => plural(count, '# file without a hire date', '# files without a hire date'),
    no_presence: (count) => plural(count, '# file without a presence', '# files without a presence'),
    unlikely: (count) => plural(count, '# file to check', '# files to check'),
    no_pay: (count) => plural(count, '# file without a reference pay', '# files without a reference pay'),
  },
  people: (count) => plural(count, '# person', '# people'),
  seePeople: names.seeTheBeneficiaries,

  figures: 'Figures of the financial year',
  whichYear: names.financialYear,
  figuresSoFar: 'Running: these figures move until the close.',
  noFigures: 'Figures will appear after the first launch.',
  figure: names.figure,
  measures: {
    envelope: names.grossEnvelope,
    people: names.beneficiaries,
    average: names.averageGrossAmount,
    response: 'Chose by themselves',
    invested: 'Part placed',
    defaulted: names.defaultChoices,
  },
  change: 'Change',
}
export default en
