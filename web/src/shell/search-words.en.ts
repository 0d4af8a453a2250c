import * as names from '../words/names.en.ts'
import type { Words } from '../words/catalogue.ts'
import type fr from './search-words.fr.ts'
import { plural } from '@moisson/law/words/plural'

const en: Words<typeof fr> = {
  find: names.nameOfTheCompany,
  more: (count) => plural(count, 'One more company: narrow the name.', '# more companies: narrow the name.'),
}
export default en
