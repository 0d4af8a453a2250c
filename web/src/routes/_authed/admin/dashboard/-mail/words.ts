import { catalogue } from '../../../../../words/catalogue.ts'
import fr from './words.fr.ts'

export const mailStateWords = catalogue(fr, () => import('./words.en.ts'))
