import { catalogue } from '../words/catalogue.ts'
import fr from './suspended-words.fr.ts'

export const suspendedWords = catalogue(fr, { en: () => import('./suspended-words.en.ts') })
