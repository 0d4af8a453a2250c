import { catalogue } from '../words/catalogue.ts'
import fr from './site-words.fr.ts'

export const siteWords = catalogue(fr, { en: () => import('./site-words.en.ts') })
