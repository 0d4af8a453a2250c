import type { Words } from '../words/catalogue.ts'
import type fr from './legal-words.fr.ts'

export default {
  demo: 'This is a demonstration: the names, addresses and numbers on this page are invented.',
  missing: 'not given by the operator of this installation',
} satisfies Words<typeof fr>
