import type { KeeperFile } from './keeper.ts'
import { proposedLayouts, proposedWords } from './proposed-layout.ts'

export const groupamaLayouts = proposedLayouts('groupama')

export const groupama: KeeperFile = {
  kind: 'groupama',
  prefix: 'Groupama',
  remark: { fr: 'le fichier du teneur de compte', en: 'the account keeper’s file' },
  layouts: groupamaLayouts,
  spares: [],
  words: proposedWords,
  answer: [],
}
