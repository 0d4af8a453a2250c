import { catalogue } from '../../../../words/catalogue.ts'
import fr from './follow-words.fr.ts'

export const followWords = catalogue(fr, { en: () => import('./follow-words.en.ts') })
