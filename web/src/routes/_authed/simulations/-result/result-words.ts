import { catalogue } from '../../../../words/catalogue.ts'
import fr from './result-words.fr.ts'

export const resultWords = catalogue(fr, { en: () => import('./result-words.en.ts') })
