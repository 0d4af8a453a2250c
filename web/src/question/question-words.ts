import { catalogue } from '../words/catalogue.ts'
import fr from './question-words.fr.ts'

export const questionWords = catalogue(fr, { en: () => import('./question-words.en.ts') })
