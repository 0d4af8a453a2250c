import type { Words } from '../words/catalogue.ts'
import type fr from './sms-worth-words.fr.ts'

const en: Words<typeof fr> = {
  foreign:
    'A foreign number: a text message costs more there and may not arrive. An e-mail or a letter is safer.',
  not_mobile:
    'This is no mobile: no text message arrives. Give a mobile or an e-mail; otherwise a letter will leave.',
}
export default en
