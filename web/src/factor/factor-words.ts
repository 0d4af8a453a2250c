import { catalogue } from '../words/catalogue.ts'
import fr from './factor-words.fr.ts'

export const factorWords = catalogue(fr, { en: () => import('./factor-words.en.ts') })
