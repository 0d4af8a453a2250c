import type { Words } from '../words/catalogue.ts'
import type fr from './list-words.fr.ts'

const en: Words<typeof fr> = {
  clear: 'Clear the filters',
  clearSearch: 'Clear the search',
  more: 'Show more',
}
export default en
