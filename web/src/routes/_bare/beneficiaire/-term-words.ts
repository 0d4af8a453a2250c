import { catalogue } from '../../../words/catalogue.ts'
import fr from './-term-words.fr.ts'

export const termWords = catalogue(fr, { en: () => import('./-term-words.en.ts') })
