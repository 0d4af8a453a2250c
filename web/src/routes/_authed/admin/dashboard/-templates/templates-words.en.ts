import * as names from '../../../../../words/names.en.ts'
import type { Words } from '../../../../../words/catalogue.ts'
import { plural } from '@moisson/law/words/plural'
import type fr from './templates-words.fr.ts'
import { todoSetNames } from '@moisson/core/todo/set-names'

const en: Words<typeof fr> = {
  processes: 'Process templates',
  processesIntro:
    'An adviser gives them to a company from its file; the dates follow the closing of the accounts.',
  version: (number) => `version ${number}`,
  steps: (count) => plural(count, '# step', '# steps'),
  minutes: (count) => `about ${count} min for the company`,
  responsibles: {
    company_admin: names.company,
    manager: names.adviser,
    agent: 'Contact',
    third_party: 'Third party',
  },
  todos: 'Lists of things to do',
  todosIntro: 'The dates are computed for each company; nothing is ever given twice.',
  sets: {
    onboarding: {
      name: todoSetNames.onboarding.en,
      about: 'What a company completes on arrival: identity, contacts, plan, first documents.',
    },
    annual: {
      name: todoSetNames.annual.en,
      about: 'The appointments of a financial year: calculation, choices, payment, returns, reports.',
    },
    renewal: {
      name: todoSetNames.renewal.en,
      about: 'What comes before an agreement ends: review, negotiation, signature, filing.',
    },
  },
}
export default en
