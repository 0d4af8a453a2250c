import { catalogue } from '../../../words/catalogue.ts'
import fr from './-home-words.fr.ts'

export const homeWords = catalogue(fr, { en: () => import('./-home-words.en.ts') })
