import type { KeeperFile } from './keeper.ts'
import { proposedLayouts, proposedWords } from './proposed-layout.ts'

/** What is sent to an account keeper whose own layout we do not know: the same facts, in columns of our own. */
export const neutral: KeeperFile = {
  kind: 'neutral',
  prefix: 'Teneur',
  remark: { fr: 'le fichier du teneur de compte', en: 'the account keeper’s file' },
  layouts: proposedLayouts('neutral'),
  // Whether it wants a birth date is its own affair.
  spares: ['birth_date'],
  words: proposedWords,
  answer: [],
}
