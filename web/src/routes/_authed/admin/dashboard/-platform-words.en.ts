import * as names from '../../../../words/names.en.ts'
import type { Words } from '../../../../words/catalogue.ts'
import type fr from './-platform-words.fr.ts'

const en: Words<typeof fr> = {
  title: names.portfolio,
  create: names.createACompany,
  platformIntro: 'Every company of the platform, what presses and what waits.',
  adviserIntro: 'Your companies, what presses and what waits.',
  tabsLabel: 'Parts of the portfolio',
  tabs: {
    radar: 'Radar',
    queues: 'Queues',
    companies: names.companies,
    users: names.users,
    funds: 'Funds',
    templates: 'Templates',
  },
}
export default en
