import { catalogue } from '../../../../../words/catalogue.ts'
import fr from './give-words.fr.ts'

export const giveWords = catalogue(fr, { en: () => import('./give-words.en.ts') })
