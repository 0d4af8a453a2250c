import { catalogue } from '../../../words/catalogue.ts'
import fr from './-payment-words.fr.ts'

export const paymentWords = catalogue(fr, () => import('./-payment-words.en.ts'))
