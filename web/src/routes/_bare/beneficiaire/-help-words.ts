import { catalogue } from '../../../words/catalogue.ts'
import fr from './-help-words.fr.ts'

export const helpWords = catalogue(fr, { en: () => import('./-help-words.en.ts') })
