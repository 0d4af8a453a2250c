import { catalogue } from '../../../../words/catalogue.ts'
import fr from './payment-words.fr.ts'

export const paymentWords = catalogue(fr, { en: () => import('./payment-words.en.ts') })
