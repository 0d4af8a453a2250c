import * as names from '../../../../words/names.en.ts'
import type { Words } from '../../../../words/catalogue.ts'
import type fr from './follow-words.fr.ts'

const en: Words<typeof fr> = {
  live: (time) => `Up to date at ${time}`,
  byDay: 'Answers day by day',
  day: names.day,
  opened: 'Have opened',
  submitted: 'Have confirmed',
  destinations: 'Amounts by destination',
  byDestination: 'Amounts chosen so far',
  destination: names.destination,
  amount: names.netAmount,
  choicesNote:
    'An answer shows once, around it, each destination is taken by five people or none, and left by five or none: nobody’s choice can be guessed. Funds are read at the close.',
  bySite: 'Answers by establishment',
  site: names.establishment,
  answered: names.answers,
  ofTotal: (answered, total) => `${answered} of ${total}`,
  siteNote: 'An establishment of fewer than five people is merged into “Others”.',
  byInformation: 'Answers by what told people',
  information: 'Told by',
  informationNote: 'A means that told fewer than five people is merged into “Others”.',
  byFund: 'By fund',
  fund: names.fund,
  byChannel: 'How they answered',
  people: names.people,
  channel: 'Means',
  projection: names.projection,
  askedProjection: {
    money: 'What people confirmed is paid in. Whoever does not answer pays nothing in.',
    days: 'The value of the days that people confirmed is paid in. Whoever does not answer keeps their days.',
  },
  projectionNote: 'What is chosen, plus the default rule for those who stay silent.',
  average: 'Average net',
  median: 'Median net',
  lateInterest: names.lateInterest,
  abondement: 'Gross employer matching',
  nothingYet: 'Nobody has answered yet.',
  tooFew:
    'The answers cannot be shown yet without letting one person’s choice be guessed. All of them are read at the close.',
}
export default en
