import { catalogue } from '../../../words/catalogue.ts'
import fr from './-holding-words.fr.ts'

export const holdingWords = catalogue(fr, { en: () => import('./-holding-words.en.ts') })
