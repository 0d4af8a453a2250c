import type { Words } from '../../../words/catalogue.ts'
import type fr from './-saver-door-words.fr.ts'

const en: Words<typeof fr> = {
  title: 'My saver profile',
  what: 'Eight questions, one minute, only to inform you.',
  failed: 'The questions could not be loaded. Check your network, then try again.',
}
export default en
