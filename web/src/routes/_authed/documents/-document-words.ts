import { catalogue } from '../../../words/catalogue.ts'
import fr from './-document-words.fr.ts'

export const documentWords = catalogue(fr, () => import('./-document-words.en.ts'))
