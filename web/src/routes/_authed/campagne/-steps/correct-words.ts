import { catalogue } from '../../../../words/catalogue.ts'
import fr from './correct-words.fr.ts'

export const correctWords = catalogue(fr, () => import('./correct-words.en.ts'))
