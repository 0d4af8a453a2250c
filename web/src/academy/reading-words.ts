import { catalogue } from '../words/catalogue.ts'
import fr from './reading-words.fr.ts'

export const readingWords = catalogue(fr, { en: () => import('./reading-words.en.ts') })
