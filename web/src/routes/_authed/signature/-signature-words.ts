import { catalogue } from '../../../words/catalogue.ts'
import fr from './-signature-words.fr.ts'

export const signatureWords = catalogue(fr, { en: () => import('./-signature-words.en.ts') })
