import { catalogue } from '../../../../../words/catalogue.ts'
import fr from './list-words.fr.ts'

export const listWords = catalogue(fr, { en: () => import('./list-words.en.ts') })
