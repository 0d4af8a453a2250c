import { catalogue } from '../../../words/catalogue.ts'
import fr from './-kit-page-words.fr.ts'

export const kitPageWords = catalogue(fr, { en: () => import('./-kit-page-words.en.ts') })
