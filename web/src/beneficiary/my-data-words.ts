import { catalogue } from '../words/catalogue.ts'
import fr from './my-data-words.fr.ts'

export const myDataWords = catalogue(fr, { en: () => import('./my-data-words.en.ts') })
