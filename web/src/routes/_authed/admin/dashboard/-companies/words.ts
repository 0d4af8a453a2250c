import { catalogue } from '../../../../../words/catalogue.ts'
import fr from './words.fr.ts'

export const portfolioWords = catalogue(fr, () => import('./words.en.ts'))
