import { catalogue } from '../words/catalogue.ts'
import fr from './link-words.fr.ts'

export const linkWords = catalogue(fr, { en: () => import('./link-words.en.ts') })
