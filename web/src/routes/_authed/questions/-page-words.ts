import { catalogue } from '../../../words/catalogue.ts'
import fr from './-page-words.fr.ts'

export const pageWords = catalogue(fr, { en: () => import('./-page-words.en.ts') })
