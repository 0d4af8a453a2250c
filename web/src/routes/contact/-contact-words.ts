import { catalogue } from '../../words/catalogue.ts'
import fr from './-contact-words.fr.ts'

export const contactWords = catalogue(fr, { en: () => import('./-contact-words.en.ts') })
