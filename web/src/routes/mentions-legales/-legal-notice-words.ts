import { catalogue } from '../../words/catalogue.ts'
import fr from './-legal-notice-words.fr.ts'

export const legalNoticeWords = catalogue(fr, { en: () => import('./-legal-notice-words.en.ts') })
