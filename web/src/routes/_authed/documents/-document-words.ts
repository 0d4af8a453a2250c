import { catalogue } from '../../../words/catalogue.ts'
import fr from './-document-words.fr.ts'

export const documentWords = catalogue(fr, { en: () => import('./-document-words.en.ts') })
