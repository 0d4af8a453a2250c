import { catalogue } from '../../../../words/catalogue.ts'
import fr from './correct-amount-words.fr.ts'

export const correctAmountWords = catalogue(fr, () => import('./correct-amount-words.en.ts'))
