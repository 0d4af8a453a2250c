import { catalogue } from '../words/catalogue.ts'
import fr from './demo-words.fr.ts'

export const demoWords = catalogue(fr, { en: () => import('./demo-words.en.ts') })
