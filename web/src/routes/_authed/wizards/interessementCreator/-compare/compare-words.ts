import { catalogue } from '../../../../../words/catalogue.ts'
import fr from './compare-words.fr.ts'

export const compareWords = catalogue(fr, { en: () => import('./compare-words.en.ts') })
