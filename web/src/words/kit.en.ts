import type { Words } from './catalogue.ts'
import type fr from './kit.fr.ts'

const en: Words<typeof fr> = {
  close: 'Close',
  cancel: 'Cancel',
  confirm: 'Confirm',
  noData: 'No data',
  noMatchingData: 'No matching data',
  loading: 'Loading…',
  retry: 'Try again',
  optional: 'optional',
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
  typeToConfirm: (expected) => `Type ${expected} to confirm`,
}
export default en
