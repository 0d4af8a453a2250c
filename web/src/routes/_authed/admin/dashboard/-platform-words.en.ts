import type { Words } from '../../../../words/catalogue.ts'
import type fr from './-platform-words.fr.ts'

const en: Words<typeof fr> = {
  title: 'Portfolio',
  create: 'Create a company',
  platformIntro: 'Every company of the platform, what presses and what waits.',
  adviserIntro: 'Your companies, what presses and what waits.',
  tabsLabel: 'Parts of the portfolio',
  tabs: {
    radar: 'Radar',
    queues: 'Queues',
    companies: 'Companies',
    users: 'Users',
    funds: 'Funds',
    templates: 'Templates',
  },
}
export default en
