import { catalogue } from '../../../words/catalogue.ts'
import fr from './-held-words.fr.ts'

export const heldWords = catalogue(fr, { en: () => import('./-held-words.en.ts') })
