import { catalogue } from '../../../../words/catalogue.ts'
import fr from './-facts-words.fr.ts'

export const factsWords = catalogue(fr, { en: () => import('./-facts-words.en.ts') })
