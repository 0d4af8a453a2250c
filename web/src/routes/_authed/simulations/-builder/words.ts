import { catalogue } from '../../../../words/catalogue.ts'
import fr from './words.fr.ts'

export const builderWords = catalogue(fr, () => import('./words.en.ts'))
