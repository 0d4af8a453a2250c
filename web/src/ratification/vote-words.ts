import { catalogue } from '../words/catalogue.ts'
import fr from './vote-words.fr.ts'

export const voteWords = catalogue(fr, { en: () => import('./vote-words.en.ts') })
