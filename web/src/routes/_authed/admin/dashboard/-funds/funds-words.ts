import { catalogue } from '../../../../../words/catalogue.ts'
import fr from './funds-words.fr.ts'

export const fundsWords = catalogue(fr, () => import('./funds-words.en.ts'))
