import { catalogue } from '../../../words/catalogue.ts'
import fr from './-societe-words.fr.ts'

export const societeWords = catalogue(fr, { en: () => import('./-societe-words.en.ts') })
