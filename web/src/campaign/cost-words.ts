import { catalogue } from '../words/catalogue.ts'
import fr from './cost-words.fr.ts'

export const costWords = catalogue(fr, { en: () => import('./cost-words.en.ts') })
