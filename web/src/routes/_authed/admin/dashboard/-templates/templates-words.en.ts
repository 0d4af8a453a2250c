import kit from '../../../../../words/kit.en.ts'
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
  own: {
    title: 'Templates written here',
    intro:
      'What you or the platform wrote. Each version is kept; what was begun or given before does not change.',
    shared: names.platform,
    mine: 'Yours',
    by: (name, day) => `${name}, ${day}`,
    edit: kit.change,
    retire: 'Retire',
    retired: (title) => `“${title}” is retired.`,
    retireTitle: (title) => `Retire “${title}”?`,
    retireBody: 'Nothing more will begin by this template. What did stays as it is.',
    adapt: 'Adapt',
    write: 'Write a list of tasks',
  },
  editor: {
    adapt: (title) => `Adapt “${title}”`,
    change: (title) => `Change “${title}”`,
    newSet: 'A list of tasks',
    processIntro:
      'Write over the product’s words, leave a step out, add your own. Your words stand in both languages; the next process begun follows the new version.',
    todosIntro:
      'Each task is given once per financial year. Dates that the law sets come from the product’s lists.',
    title: 'Name of the template',
    titleMissing: 'Give a title.',
    stepTitle: 'Title of the step',
    newStep: 'New step',
    body: names.whatToDo,
    bodyHelp: 'A dash at the start of a line makes a list.',
    minutes: 'Working time',
    responsible: 'Whose it is',
    dueAfter: 'After the beginning',
    days: names.days,
    leaveOut: 'Leave this step out',
    leftOut: 'Left out',
    added: 'Added',
    addAfter: 'Add a step after this one',
    remove: 'Take out',
    save: kit.save,
    saved: (title, version) => `“${title}”, version ${version}, is saved.`,
    todoNumbered: (place) => `Task ${place}`,
    todoTitle: 'Title of the task',
    addTodo: names.addATask,
    from: 'Date counted from',
    anchors: { given: 'The day it is given', closing: 'The closing of the financial year', none: 'No date' },
    daysFrom: 'Offset',
    daysHelp: 'Negative: before that day.',
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
