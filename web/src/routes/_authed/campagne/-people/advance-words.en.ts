import * as names from '../../../../words/names.en.ts'
import kit from '../../../../words/kit.en.ts'
import type { Words } from '../../../../words/catalogue.ts'
import { plural } from '@moisson/law/words/plural'
import type fr from './advance-words.fr.ts'

const en: Words<typeof fr> = {
  title: 'Advance already paid',
  help: 'What the person already received of this sum, gross, with their express consent. The notice states it; only the rest is to be chosen, paid and invested.',
  amount: 'Gross advance',
  received: (net: string) => `That is ${net} net of CSG and CRDS.`,
  back: (amount: string) => `${amount} above their share: to be returned, a tenth of each pay at most.`,
  save: 'Record the advance',
  saved: 'Advance recorded',
  correct: 'Correct the advance',
  correctHelp:
    'This person has no share: whatever advance they received is to be returned. Give what was really paid, 0 if nothing was.',
  correctTold:
    'The person receives a message with the former advance, today’s and your reason; no time to answer opens.',
  toReturnNow: (amount) => `Advance corrected: ${amount} net to be returned`,
  list: names.advancesAlreadyPaid,
  listIntro:
    'Two columns, copied from a spreadsheet or a CSV file: employee number and gross advance. An advance needs the person’s express consent, asked with fifteen days to answer. Who is not in the list keeps theirs; 0 takes one back.',
  file: names.csvFile,
  chooseFile: kit.chooseFile,
  paste: 'Lines',
  read: (count: number, sum: string) =>
    `${plural(count, '# advance read', '# advances read')}, ${sum} gross.`,
  record: (count: number) => plural(count, 'Record # advance', 'Record # advances'),
  recorded: (count: number) => plural(count, '# advance recorded', '# advances recorded'),
  faults: (count: number) => plural(count, '# line is to be corrected', '# lines are to be corrected'),
  line: (line: number, message: string) => `Line ${line}: ${message}`,
  noNumber: 'the employee number is missing.',
  badAmount: (written: string) => `“${written}” is not an amount.`,
}
export default en
