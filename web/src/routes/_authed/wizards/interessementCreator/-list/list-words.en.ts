import type { Words } from '../../../../../words/catalogue.ts'
import type fr from './list-words.fr.ts'

const en: Words<typeof fr> = {
  title: 'Intéressement agreement',
  intro:
    'Thirteen steps, from the closing of the accounts to the text to sign. Everything is saved as you go: stop and come back whenever you like.',
  create: 'New agreement',
  createTitle: 'New agreement',
  begin: 'Begin',
  name: 'Name of the draft',
  nameHelp: 'To find it again; it is not written in the agreement.',
  origin: 'Starting from',
  origins: {
    empty: 'A blank page',
    emptyBody: 'The company’s file is taken over; the rest is answered step by step.',
    agreement: 'The agreement in force, for an amendment',
    agreementBody: 'Its answers are taken over; you change what counts for the next exercice.',
  },
  projects: 'Drafts',
  empty: 'No draft agreement',
  emptyBody: 'Begin with a blank page or a model: nothing is signed before you decide it.',
  changed: (when, who) => `Changed on ${when}${who ? ` by ${who}` : ''}`,
  kinds: { agreement: 'Agreement', amendment: 'Amendment' },
  from: (name) => `from “${name}”`,
  open: 'Resume',
  actions: (name) => `Actions: ${name}`,
  rename: 'Rename',
  duplicate: 'Duplicate',
  copyOf: (name) => `${name} (copy)`.slice(0, 120),
  remove: 'Delete',
  removeTitle: (name) => `Delete “${name}”?`,
  removeBody: 'Its answers and its versions are erased. Agreements already written stay among the documents.',
  removed: 'Draft deleted.',
  save: 'Save',
  failed: 'The drafts could not be read.',
  suggested: 'Accord d’intéressement',
}
export default en
