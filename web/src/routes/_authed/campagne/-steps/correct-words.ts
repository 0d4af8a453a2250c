import { catalogue } from '../../../../words/catalogue.ts'
import fr from './correct-words.fr.ts'

export const correctWords = catalogue(fr, { en: () => import('./correct-words.en.ts') })
