import { catalogue } from '../../../words/catalogue.ts'
import fr from './-agreement-words.fr.ts'

export const agreementWords = catalogue(fr, { en: () => import('./-agreement-words.en.ts') })
