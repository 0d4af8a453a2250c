import { catalogue } from '../words/catalogue.ts'
import fr from './cost-words.fr.ts'

export const costWords = catalogue(fr, () => import('./cost-words.en.ts'))
