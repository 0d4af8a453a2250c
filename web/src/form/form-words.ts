import { catalogue } from '../words/catalogue.ts'
import fr from './form-words.fr.ts'

export const formWords = catalogue(fr, { en: () => import('./form-words.en.ts') })
