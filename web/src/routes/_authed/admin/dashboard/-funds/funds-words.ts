import { catalogue } from '../../../../../words/catalogue.ts'
import fr from './funds-words.fr.ts'

export const fundsWords = catalogue(fr, { en: () => import('./funds-words.en.ts') })
