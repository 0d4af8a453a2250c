import { catalogue } from '../words/catalogue.ts'
import fr from './search-words.fr.ts'

export const searchWords = catalogue(fr, { en: () => import('./search-words.en.ts') })
