import kit from '../../../../words/kit.en.ts'
import * as names from '../../../../words/names.en.ts'
import type { Words } from '../../../../words/catalogue.ts'
import type fr from './list-words.fr.ts'

const en: Words<typeof fr> = {
  title: names.simulations,
  intro: 'Try before you decide: every figure opens on its calculation, with the article behind it.',
  create: 'New simulation',
  startOf: (type: string) => `Start: ${type}`,
  allTypes: names.allTypes,
  filter: names.type,
  noneTitle: 'No simulation yet',
  none: 'Three questions always come back: start with one of them. Nothing is sent to anybody.',
  firstLook: names.whereToBegin,
  firstLookBody:
    'Am I concerned, what may I do, what does it cost, what do my employees get: five answers at most.',
  start: 'Start',
  others: 'Or start with another question',
  actionsOf: (name: string) => `Actions on “${name}”`,
  open: kit.open,
  rename: names.rename,
  duplicate: names.duplicate,
  retain: names.retain,
  retainHint: 'The other simulations start from this one.',
  release: names.noLongerRetain,
  compareWith: 'Compare with',
  delete: kit.delete,
  deleted: (name: string) => `“${name}” is deleted.`,
  undo: 'Undo the deletion',
  restored: (name: string) => `“${name}” is back.`,
  retained: (name: string) => `“${name}” is the reference.`,
  name: names.name,
  save: names.rename,
  failed: 'The action did not go through.',
  compared: (name: string) => `Compared with “${name}”`,
  nothingOfType: 'No simulation of this type.',
  by: (name: string, day: string) => `${name}, ${day}`,
}
export default en
