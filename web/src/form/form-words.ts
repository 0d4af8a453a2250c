import { catalogue } from '../words/catalogue.ts'
import fr from './form-words.fr.ts'

export const formWords = catalogue(fr, () => import('./form-words.en.ts'))
