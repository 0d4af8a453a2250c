import { catalogue } from '../words/catalogue.ts'
import fr from './abondement-words.fr.ts'

export const abondementWords = catalogue(fr, { en: () => import('./abondement-words.en.ts') })
