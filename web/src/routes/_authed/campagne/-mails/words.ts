import { catalogue } from '../../../../words/catalogue.ts'
import fr from './words.fr.ts'

export const mailWords = catalogue(fr, () => import('./words.en.ts'))
