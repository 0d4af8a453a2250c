import kit from '../../../words/kit.en.ts'
import * as names from '../../../words/names.en.ts'
import type { Words } from '../../../words/catalogue.ts'
import { plural } from '@moisson/law/words/plural'
import type fr from './-people-words.fr.ts'

const en: Words<typeof fr> = {
  title: names.beneficiaries,
  count: (count) => plural(count, '# person', '# people'),
  importFile: kit.importFile,
  add: kit.addPerson,
  search: names.search,
  searchHint: 'Name, number, e-mail…',
  anyStatus: names.everyStatus,
  anySite: names.allEstablishments,
  export: 'Export',
  openings: names.matchingReceivedElsewhere,
  exportName: 'beneficiaries.csv',
  templateName: names.templateFile,
  exportFailed: 'The export could not be prepared',
  tableLabel: 'People of the company',
  waiting: (name) => `The import of ${name} is not finished: nothing has been written yet.`,
  resume: 'Resume the import',
  forget: 'Stop offering',
  dropHere: 'Drop your payroll file',
  dropHint: 'It will be read; nothing will be written before you confirm.',

  allComplete: 'Every file is complete.',
  backToDraft: 'Back to the draft',
  forDraft: 'You are completing what a draft campaign lacks.',
  issuesTitle: names.toComplete,
  issues: {
    any: 'Everything missing',
    no_email: names.noEMail,
    no_own_contact: 'Leaving without a personal contact',
    no_employee_number: 'No employee number',
    no_birth_date: 'No birth date',
    no_hire_date: 'No hire date',
    no_pay: 'No reference pay',
    no_presence: 'No presence',
    unlikely: names.toCheck,
    bounced: 'Address in error',
  },
  toComplete: (count) => plural(count, '# item to review', '# items to review'),
  complete: 'Complete',

  columns: {
    name: names.name,
    email: names.eMail,
    account: names.account,
    pay: (year) => `Pay ${year}`,
    presence: (year) => `Presence ${year}`,
    data: names.data,
  },

  accounts: {
    not_invited: 'Not invited',
    invited: names.invited,
    active: 'Active account',
    bounced: 'Invalid address',
    disabled: names.suspended,
  },

  emptyTitle: 'Nobody yet',
  emptyBody:
    'Start from the file of your payroll software: each doubt will be shown to you, nothing is written without you.',
  ways: {
    file: { title: 'Drop the payroll file', body: 'Excel or CSV, as it is.', time: 'about 3 minutes' },
    one: {
      title: 'Type in one person',
      body: 'For a small staff, or somebody forgotten.',
      time: '1 minute each',
    },
    template: {
      title: 'Start from the template',
      body: 'A table to fill, one row per person.',
      time: 'depends on the staff',
    },
  },

  year: names.financialYear,
  contract: (place: number) => `Contract ${place}`,
  addContract: 'Add a contract',
  removeContract: (place: number) => `Remove contract ${place}`,
  addAbsence: 'Add an absence',
  chooseAbsence: 'Choose its reason',
  noAbsence:
    'The reason decides: an assimilated absence counts as presence, the others are deducted. With nothing here, nobody said whether there were any.',
  addYear: (year) => `Add ${year}`,
  noYear: 'No financial year filled in.',
  masked: 'Masked: leave it as it is to change nothing.',
  secrets:
    'Encrypted and masked. Changing an IBAN asks you to confirm that it is you, and the person is told.',
  notFound: 'File not found',
  notFoundBody: 'It was deleted, or it belongs to another company.',
  edit: kit.change,
  save: kit.save,
  saved: 'File saved',
  added: (name) => `${name} has been added`,
  saveFailed: 'The file was not saved',
  addTitle: kit.addPerson,
  addIntro: 'The rest of the file can wait.',
  addNow: kit.add,
  addAndNext: 'Add and go on',
  leaveForm: 'Your changes to this file will be lost.',
  onlyNames: 'Only the last and first names are required.',
  required: 'This field is required.',

  duplicateTitle: 'This person may already exist',
  openFile: 'Open their file',
  somebodyElse: 'It is somebody else',

  archive: kit.archive,
  remove: kit.delete,
  archiveTitle: (name) => `Archive the file of ${name}?`,
  removeTitle: (name) => `Delete the file of ${name}?`,
  archiveBody: 'It was used in a campaign: it is kept and no longer shown in the list.',
  removeBody: 'No campaign uses it: it disappears for good.',
  archived: (name) => `The file of ${name} is archived`,
  removed: (name) => `The file of ${name} is deleted`,

  markLeft: 'Mark as left',
  markLeftTitle: (count) => plural(count, 'Mark # person as having left', 'Mark # people as having left'),
  statement: 'Summary statement',
  markLeftBody:
    'They keep their rights; their status becomes “Left”. Ask each of them for a personal e-mail or a phone, and give them their summary statement.',
  noOwnContact: (names, more) =>
    `Without a personal e-mail or a phone: ${names}${more > 0 ? plural(more, ' and # other', ' and # others') : ''}.`,
  markLeftNow: (count) => plural(count, 'Mark # person', 'Mark # people'),
  archiveMany: (count) => plural(count, 'Archive # file', 'Archive # files'),
  archiveManyTitle: (count) => plural(count, 'Archive # file?', 'Archive # files?'),
  archiveManyBody: 'Files used in a campaign are kept; the others are deleted.',
  doneMany: (count) => plural(count, '# file updated', '# files updated'),
  failedMany: (count) => plural(count, '# file could not be', '# files could not be'),
  progress: (done, total) => `${done} of ${total}`,
}
export default en
