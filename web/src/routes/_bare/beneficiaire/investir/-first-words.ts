import { catalogue } from '../../../../words/catalogue.ts'
import fr from './-first-words.fr.ts'

export const firstWords = catalogue(fr, { en: () => import('./-first-words.en.ts') })
