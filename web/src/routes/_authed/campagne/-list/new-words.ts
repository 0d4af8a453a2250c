import { catalogue } from '../../../../words/catalogue.ts'
import fr from './new-words.fr.ts'

export const newWords = catalogue(fr, { en: () => import('./new-words.en.ts') })
