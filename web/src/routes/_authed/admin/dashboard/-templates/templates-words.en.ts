import type { Words } from '../../../../../words/catalogue.ts'
import { plural } from '../../../../../../../law/src/words/plural.ts'
import type fr from './templates-words.fr.ts'

const en: Words<typeof fr> = {
  processes: 'Process templates',
  processesIntro:
    'An adviser gives them to a company from its file; the dates follow the closing of the accounts.',
  version: (number) => `version ${number}`,
  steps: (count) => plural(count, '# step', '# steps'),
  minutes: (count) => `about ${count} min for the company`,
  responsibles: {
    company_admin: 'Company',
    manager: 'Adviser',
    agent: 'Contact',
    third_party: 'Third party',
  },
  todos: 'Lists of things to do',
  todosIntro: 'The dates are computed for each company; nothing is ever given twice.',
  sets: {
    onboarding: {
      name: 'Setting up',
      about: 'What a company completes on arrival: identity, contacts, plan, first documents.',
    },
    annual: {
      name: 'Financial year',
      about: 'The appointments of a financial year: calculation, choices, payment, returns, reports.',
    },
    renewal: {
      name: 'Agreement renewal',
      about: 'What comes before an agreement ends: review, negotiation, signature, filing.',
    },
  },
}
export default en
