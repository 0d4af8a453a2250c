import * as names from '../words/names.en.ts'
import kit from '../words/kit.en.ts'
import type { Words } from '../words/catalogue.ts'
import { plural } from '@moisson/law/words/plural'
import type fr from './form-words.fr.ts'

const en: Words<typeof fr> = {
  decimalMark: '.',
  notANumber: 'Type a number.',
  otherMarks: 'The point stands before the decimals, a comma between thousands.',
  notWhole: 'Type a whole number.',
  tooFine: 'Fewer decimals: this number would be rounded.',
  between: (least, most) =>
    `Type a number from ${least.toLocaleString('en', { useGrouping: most > 9999 })} to ${most.toLocaleString('en', { useGrouping: most > 9999 })}.`,
  none: names.notGiven,
  days: names.days,
  saveFailed: 'This could not be saved',
  save: kit.save,
  discard: 'Undo all',
  unsaved: (count) => plural(count, '# field changed, not saved', '# fields changed, not saved'),
  unread: (count) =>
    plural(count, '# field cannot be read, correct it first', '# fields cannot be read, correct them first'),
  fixFields: 'Correct the fields marked, then save again.',
  conflict: {
    title: 'Somebody changed the same fields',
    body: 'Choose what stays for each of them. Nothing has been overwritten yet.',
    mine: 'Your value',
    theirs: 'Value saved meanwhile',
    keep: 'Save these choices',
  },
}
export default en
