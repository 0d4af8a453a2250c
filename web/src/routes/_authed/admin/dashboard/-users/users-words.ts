import { catalogue } from '../../../../../words/catalogue.ts'
import fr from './users-words.fr.ts'

export const usersWords = catalogue(fr, { en: () => import('./users-words.en.ts') })
