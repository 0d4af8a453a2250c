import { catalogue } from '../../words/catalogue.ts'
import fr from './-mailbox-words.fr.ts'

export const mailboxWords = catalogue(fr, { en: () => import('./-mailbox-words.en.ts') })
