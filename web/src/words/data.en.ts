import * as names from './names.en.ts'
import type { Words } from './catalogue.ts'
import type fr from './data.fr.ts'
import { plural } from '@moisson/law/words/plural'

const en: Words<typeof fr> = {
  selected: (count) => plural(count, '# selected', '# selected'),
  clearSelection: 'Clear selection',
  selectAll: 'Select all',
  selectRow: (name) => `Select ${name}`,
  rowsOf: (shown, total) => `${shown} of ${total}`,
  sortBy: (column) => `Sort by ${column}`,
  columns: 'Columns',
  loadMore: 'Show more',
  seeTable: 'See the figures',
  howComputed: 'How is this amount computed?',
  envelopeFrom: 'Where does the envelope come from?',
  days: (count) => plural(count, '# day', '# days'),
  hours: (count) => plural(count, '# hour', '# hours'),
  minutes: (count) => plural(count, '# minute', '# minutes'),
  seconds: (count) => plural(count, '# second', '# seconds'),
  timeLeft: (left) => `${left} left`,
  timeOver: names.timeIsOver,
  notifications: 'Notifications',
  notificationsHint: (key) => `Notifications (${key})`,
  leaveTitle: 'Leave without saving?',
  leaveBody: 'Your changes will be lost.',
  leave: 'Leave without saving',
  stay: 'Stay on the page',
  explains: (word) => `What does “${word}” mean?`,
  notAnAmount: 'Enter an amount such as 1,234.56.',
  otherMarks: (written) =>
    `“${written}” is not read: the point stands before the cents, two digits at most, and a comma between thousands.`,
  amountTooSmall: (least) => `The amount must be at least ${least}.`,
  amountTooBig: (most) => `The amount cannot exceed ${most}.`,
  taken: 'Document downloaded',
  notSent: 'This field cannot be read: correct it to go on.',
  errorTitle: 'This could not be loaded',
  errorSafe: 'Nothing was changed.',
  unsure: 'We do not know whether this is saved',
  unanswered: 'Connection cut: reload before you try again.',
  offline: 'No connection: check your network, then try again.',
  reference: 'Reference',
}
export default en
