import { catalogue } from '../words/catalogue.ts'
import fr from './council-words.fr.ts'

export const councilWords = catalogue(fr, { en: () => import('./council-words.en.ts') })
