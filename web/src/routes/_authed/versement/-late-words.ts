import { catalogue } from '../../../words/catalogue.ts'
import fr from './-late-words.fr.ts'

export const lateWords = catalogue(fr, { en: () => import('./-late-words.en.ts') })
