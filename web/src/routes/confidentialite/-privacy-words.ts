import { catalogue } from '../../words/catalogue.ts'
import fr from './-privacy-words.fr.ts'

export const privacyWords = catalogue(fr, { en: () => import('./-privacy-words.en.ts') })
