import kit from '../../../../../words/kit.en.ts'
import * as names from '../../../../../words/names.en.ts'
import type { Words } from '../../../../../words/catalogue.ts'
import type fr from './list-words.fr.ts'

const en: Words<typeof fr> = {
  title: names.interessementAgreement,
  intro:
    'Thirteen steps, from the closing of the accounts to the text to sign. Everything is saved as you go: stop and come back whenever you like.',
  create: names.newAgreement,
  createTitle: names.newAgreement,
  begin: 'Begin',
  name: 'Name of the draft',
  nameHelp: 'To find it again; it is not written in the agreement.',
  origin: 'Starting from',
  origins: {
    empty: 'A blank page',
    emptyBody: 'The company’s file is taken over; the rest is answered step by step.',
    agreement: 'The agreement in force, for an amendment',
    agreementBody: 'Its answers are taken over; you change what counts for the next financial year.',
  },
  projects: 'Drafts',
  empty: 'No draft agreement',
  emptyBody: 'Begin with a blank page or a model: nothing is signed before you decide it.',
  changed: (when, who) => `Changed on ${when}${who ? ` by ${who}` : ''}`,
  kinds: { agreement: names.agreement, amendment: 'Amendment' },
  from: (name) => `from “${name}”`,
  open: 'Resume',
  actions: (name) => `Actions: ${name}`,
  rename: names.rename,
  duplicate: names.duplicate,
  copyOf: (name) => `${name} (copy)`.slice(0, 120),
  remove: kit.delete,
  removeTitle: (name) => `Delete “${name}”?`,
  removeBody:
    'Its answers, its versions and the comments received are erased, its reading links closed. Agreements already written stay among the documents.',
  removed: 'Draft deleted.',
  save: kit.save,
  failed: 'The drafts could not be read.',
  suggested: names.interessementAgreement,
}
export default en
