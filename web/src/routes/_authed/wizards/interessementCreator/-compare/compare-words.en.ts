import * as names from '../../../../../words/names.en.ts'
import type { Words } from '../../../../../words/catalogue.ts'
import type fr from './compare-words.fr.ts'

const en: Words<typeof fr> = {
  title: (name) => `Versions: ${name}`,
  back: 'Back to the draft',
  intro: 'Each answer that changed between two saves, before and after.',
  from: 'Version before',
  to: 'Version after',
  version: (number, when, who) => `${number} — ${when}${who ? `, ${who}` : ''}`,
  none: 'These two versions say the same.',
  one: 'This draft has only one version so far.',
  answer: names.answer,
  before: 'Before',
  after: 'After',
  nothing: 'no answer',
  differences: 'Differences',
}
export default en
