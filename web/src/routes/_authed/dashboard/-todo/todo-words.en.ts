import kit from '../../../../words/kit.en.ts'
import names from '../../../../words/names.en.ts'
import type { Words } from '../../../../words/catalogue.ts'
import { plural } from '@moisson/law/words/plural'
import type fr from './todo-words.fr.ts'

const en: Words<typeof fr> = {
  now: 'To do now',
  nothing: 'Nothing presses',
  nothingBody: 'Nothing falls due within thirty days.',
  next: (title, day) => `Next: “${title}”, ${day}.`,
  seeAll: (count) => plural(count, 'See the open task', 'See the # open tasks'),
  add: 'Add a task',
  others: (count) => plural(count, 'And # more waiting', 'And # more waiting'),
  minutes: (count) => plural(count, '# minute', '# minutes'),
  late: (days) => plural(days, '# day late', '# days late'),
  today: 'Today',
  tomorrow: 'Tomorrow',
  inDays: (days) => plural(days, 'In # day', 'In # days'),
  legal: 'Legal date',
  forAdviser: names.adviser,
  moreOn: (title) => `More actions: ${title}`,
  details: kit.seeDetails,
  done: 'Done',
  doneOf: (title) => `Done: ${title}`,
  snooze: 'Remind me',
  snoozeTomorrow: 'Tomorrow',
  snoozeThreeDays: 'In 3 days',
  snoozeWeek: 'In a week',
  snoozeMonth: 'In a month',
  wakeUp: 'Show again',
  dismiss: 'Does not apply…',
  reopen: 'Reopen',
  saidDone: 'Task done',
  saidSnoozed: (day) => `Reminder on ${day}`,
  saidAwake: 'The task is shown again',
  saidDismissed: 'Task set aside',
  saidReopened: 'Task reopened',
  undo: 'Undo',
  undone: 'Undone',
  go: {
    societe: 'Open the file',
    import: kit.importFile,
    beneficiaires: 'See the people',
    campagnes: 'Prepare the campaign',
    campagne: names.openTheCampaign,
    versement: 'See the payment',
    documents: 'See the documents',
    simulations: 'Simulate',
    process: 'Open the step',
    other: kit.open,
  },
}
export default en
