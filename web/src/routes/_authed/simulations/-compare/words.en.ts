import type { Words } from '../../../../words/catalogue.ts'
import type fr from './words.fr.ts'

const en: Words<typeof fr> = {
  title: 'Two simulations side by side',
  figures: 'What comes out',
  inputs: 'What changes in the assumptions',
  figure: 'Figure',
  input: 'Assumption',
  difference: 'Difference',
  same: 'The assumptions are the same.',
  swap: 'Swap',
  keep: 'Keep this comparison',
  kept: 'The comparison is kept on the first simulation.',
  absent: '–',
  changed: 'changed',
  none: 'none',
  missing: 'One of the two simulations does not exist any more.',
  scenarios: (name: string) => `Scenarios: ${name}`,
}
export default en
