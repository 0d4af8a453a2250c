import { catalogue } from '../../../../words/catalogue.ts'
import fr from './compare-words.fr.ts'

export const compareWords = catalogue(fr, () => import('./compare-words.en.ts'))
