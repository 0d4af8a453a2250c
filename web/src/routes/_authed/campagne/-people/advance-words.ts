import { catalogue } from '../../../../words/catalogue.ts'
import fr from './advance-words.fr.ts'

export const advanceWords = catalogue(fr, { en: () => import('./advance-words.en.ts') })
