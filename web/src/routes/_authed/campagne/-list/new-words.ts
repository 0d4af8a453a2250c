import { catalogue } from '../../../../words/catalogue.ts'
import fr from './new-words.fr.ts'

export const newWords = catalogue(fr, () => import('./new-words.en.ts'))
