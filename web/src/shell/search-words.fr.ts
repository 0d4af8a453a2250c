import * as names from '../words/names.fr.ts'
import { pluriel } from '@moisson/law/words/plural'

export default {
  find: names.nameOfTheCompany,
  more: (count: number) =>
    pluriel(count, 'Une autre société : précisez le nom.', '# autres sociétés : précisez le nom.'),
}
