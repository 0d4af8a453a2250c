import { catalogue } from '../words/catalogue.ts'
import fr from './legal-words.fr.ts'

/** The words that the pages about the installation share. */
export const legalWords = catalogue(fr, { en: () => import('./legal-words.en.ts') })
