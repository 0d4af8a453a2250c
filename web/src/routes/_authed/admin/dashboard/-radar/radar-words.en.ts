import kit from '../../../../../words/kit.en.ts'
import names from '../../../../../words/names.en.ts'
import type { Words } from '../../../../../words/catalogue.ts'
import { plural } from '@moisson/law/words/plural'
import type fr from './radar-words.fr.ts'

const en: Words<typeof fr> = {
  queue: 'To check',
  check: 'Check',
  since: (when) => `submitted ${when}`,
  title: 'Legal dates',
  intro: (from, to) => `From ${from} to ${to}; what is late stays in sight.`,
  risks: { late: names.late, soon: 'Soon', ok: 'Calm' },
  filter: 'Filter by risk',
  scope: 'Companies shown',
  anyManager: 'Every adviser',
  mine: 'Mine',
  everybody: kit.all,
  today: 'today',
  dates: (count) => plural(count, '# date', '# dates'),
  lanes: 'Timeline of legal dates by company',
  lanesHint: 'Each mark is a date; the table below says it all.',
  stuck: (count) => plural(count, '# step overdue', '# steps overdue'),
  openCompany: (name) => `Open ${name}`,
  table: 'Legal dates, the next one first',
  columns: {
    date: 'Date',
    company: names.company,
    what: 'What',
    risk: names.risk,
    reason: 'Why',
    article: 'Text',
    manager: names.adviser,
  },
  kinds: {
    conclusion: 'Conclusion',
    filing: 'Filing',
    payment: 'Payment',
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
