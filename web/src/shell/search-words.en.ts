import type { Words } from '../words/catalogue.ts'
import type fr from './search-words.fr.ts'
import { plural } from '@moisson/law/words/plural'

const en: Words<typeof fr> = {
  find: 'Name of the company',
  more: (count) => plural(count, 'One more company: narrow the name.', '# more companies: narrow the name.'),
}
export default en
