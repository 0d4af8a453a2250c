import kit from '../../../../../words/kit.en.ts'
import * as names from '../../../../../words/names.en.ts'
import type { Words } from '../../../../../words/catalogue.ts'
import { plural } from '@moisson/law/words/plural'
import type fr from './radar-words.fr.ts'

const en: Words<typeof fr> = {
  queue: 'To check',
  check: names.check,
  since: (when) => `submitted ${when}`,
  title: names.legalDates,
  intro: (from, to) => `From ${from} to ${to}; what is late stays in sight.`,
  risks: { late: names.late, soon: 'Soon', ok: 'Calm' },
  scope: 'Companies shown',
  anyManager: names.everyAdviser,
  mine: 'Mine',
  everybody: kit.all,
  today: names.todayWithin,
  dates: (count) => plural(count, '# date', '# dates'),
  lanes: 'Timeline of legal dates by company',
  lanesHint: 'Each mark is a date; the list above says it all.',
  lanesCut: (count) => plural(count, 'One more company is in the list.', '# more companies are in the list.'),
  timeline: 'Timeline',
  search: 'Search a company',
  searchHint: names.nameOfTheCompany,
  anyKind: 'Every kind of date',
  companies: (count) => plural(count, '# company', '# companies'),
  others: (count) => plural(count, '# other date', '# other dates'),
  hidden: (count) => plural(count, '# more company', '# more companies'),
  noDate: 'No date in the period.',
  stuck: (count) => plural(count, '# step overdue', '# steps overdue'),
  openCompany: (name) => `Open ${name}`,
  columns: {
    what: 'What',
    manager: names.adviser,
  },
  kinds: {
    conclusion: 'Conclusion',
    filing: names.filing,
    payment: names.versement,
    campaign_deadline: 'Answers end',
    agreement_end: 'Agreement ends',
  },
  inDays: (count) => (count === 0 ? 'today' : plural(count, 'in # day', 'in # days')),
  daysLate: (count) => plural(count, '# day late', '# days late'),
  nothing: 'No date in this selection.',
  showAll: 'Show everything',
  workload: 'Workload of the advisers',
  workloadColumns: {
    name: names.adviser,
    companies: names.companies,
    campaigns: 'Campaigns under way',
    answers: names.answers,
    overdue: 'Steps overdue',
  },
  seeCompanies: (name) => `See the companies of ${name}`,
  suspended: 'suspended',
}
export default en
