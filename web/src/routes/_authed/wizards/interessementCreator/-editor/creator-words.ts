import { catalogue } from '../../../../../words/catalogue.ts'
import fr from './creator-words.fr.ts'

export const creatorWords = catalogue(fr, { en: () => import('./creator-words.en.ts') })
