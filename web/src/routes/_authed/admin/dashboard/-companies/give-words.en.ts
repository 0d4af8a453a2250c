import * as names from '../../../../../words/names.en.ts'
import type { Words } from '../../../../../words/catalogue.ts'
import { plural } from '@moisson/law/words/plural'
import type fr from './give-words.fr.ts'
import { todoSetNames } from '@moisson/core/todo/set-names'
import { wordsIn } from '@moisson/law/text'

const en: Words<typeof fr> = {
  processTitle: names.copyAProcess,
  processIntro: (company) => `${company} will do its steps again, on new dates.`,
  source: 'Template or process to take up',
  choose: names.pleaseChoose,
  again: (title) => `Do “${title}” again`,
  sourceMissing: 'Choose a template or a process.',
  target: names.targetDate,
  targetHelp: 'The steps’ days follow from it; left empty, they follow the closing of the accounts.',
  processNow: 'Copy the process',
  processGiven: (title, company) => `“${title}” is given to ${company}`,

  todosTitle: names.giveThingsToDo,
  todosIntro: (company) => `The dates are computed for ${company}; nothing is added twice.`,
  set: 'List',
  sets: wordsIn(todoSetNames, 'en'),
  preview: 'See what would be added',
  wouldAdd: (count) =>
    count === 0
      ? 'Nothing to add'
      : plural(count, '# thing to do would be added', '# things to do would be added'),
  leftOut: (count) =>
    plural(
      count,
      '# is already there or does not concern this company.',
      '# are already there or do not concern this company.',
    ),
  todosNow: (count) => plural(count, 'Add # thing to do', 'Add # things to do'),
  todosGiven: (count, company) =>
    `${plural(count, '# thing to do added', '# things to do added')} to ${company}`,
}
export default en
