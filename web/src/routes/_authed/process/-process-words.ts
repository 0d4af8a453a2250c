import { catalogue } from '../../../words/catalogue.ts'
import fr from './-process-words.fr.ts'

export const processWords = catalogue(fr, { en: () => import('./-process-words.en.ts') })
