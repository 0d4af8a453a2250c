import { countIn } from '@moisson/law/delays'
import kit from '../../../../words/kit.en.ts'
import * as names from '../../../../words/names.en.ts'
import type { Words } from '../../../../words/catalogue.ts'
import { plural } from '@moisson/law/words/plural'
import type fr from './list-words.fr.ts'

const en: Words<typeof fr> = {
  title: names.campaigns,
  intro:
    'A campaign asks each employee what to do with the money due to them, then prepares payroll and the investment.',
  create: names.newCampaign,
  again: (year) => `Do ${year} again`,
  filters: 'Filter the campaigns',
  year: names.financialYear,
  anyYear: names.allFinancialYears,
  type: names.type,
  anyType: names.allTypes,
  state: names.state,
  anyState: names.allStates,
  statesChosen: (count) => plural(count, '# state', '# states'),
  includeCompleted: 'Show completed and cancelled campaigns',
  clear: kit.clearFilters,
  found: (count) => plural(count, '# campaign', '# campaigns'),
  hidden: (count) =>
    plural(
      count,
      '# completed or cancelled campaign is hidden',
      '# completed or cancelled campaigns are hidden',
    ),
  showHidden: names.show,
  noneFound: 'No campaign matches these filters',
  noneTitle: 'Your first campaign, in three steps',
  none: 'You prepare, everybody chooses, Moisson writes the files. Preparing takes about half an hour.',
  pictures: {
    prepare: 'You prepare',
    prepareBody:
      'The envelope and the criteria of the agreement; each share is computed to the cent, step by step.',
    choose: 'Everybody chooses',
    chooseBody: `An individual notice, ${countIn('reply', 'en')} full days to answer from a phone, reminders to those who stay silent.`,
    pay: 'You pay and invest',
    payBody: 'The adviser checks, then payroll and the account keeper each receive their file.',
  },
  startFromProcess: 'Check the beneficiaries first',
  notStarted: 'Not launched yet',
  notInformed: 'Launched, nobody informed yet',
  planned: (day) => `Payment planned on ${day}`,
  legalDeadline: (day) => `To be paid by ${day}`,
  late: (day) => `The legal deadline of ${day} has passed`,
  compare: {
    title: 'From one financial year to the next',
    year: names.financialYear,
    campaigns: names.campaigns,
    distributed: 'Shared out, gross',
    people: names.beneficiaries,
    average: names.averageGrossAmount,
    rate: names.answers,
    invested: names.placed,
    note: 'Campaigns open or over, except cancelled ones. Somebody in several campaigns counts once.',
  },
}
export default en
