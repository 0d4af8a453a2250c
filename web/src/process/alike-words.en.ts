import type { Words } from '../words/catalogue.ts'
import type fr from './alike-words.fr.ts'

const en: Words<typeof fr> = {
  title: 'This process is there already',
  again: 'Open another one all the same',
}
export default en
