import { catalogue } from '../words/catalogue.ts'
import fr from './erasure-words.fr.ts'

/** The words about erasing a person’s data, for the person and for the company. */
export const erasureWords = catalogue(fr, { en: () => import('./erasure-words.en.ts') })
