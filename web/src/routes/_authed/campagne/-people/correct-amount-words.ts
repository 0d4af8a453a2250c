import { catalogue } from '../../../../words/catalogue.ts'
import fr from './correct-amount-words.fr.ts'

export const correctAmountWords = catalogue(fr, { en: () => import('./correct-amount-words.en.ts') })
