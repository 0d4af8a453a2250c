import { catalogue } from '../words/catalogue.ts'
import fr from './campaign-words.fr.ts'

export const campaignWords = catalogue(fr, { en: () => import('./campaign-words.en.ts') })
