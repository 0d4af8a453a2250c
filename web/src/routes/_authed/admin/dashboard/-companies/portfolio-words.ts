import { catalogue } from '../../../../../words/catalogue.ts'
import fr from './portfolio-words.fr.ts'

export const portfolioWords = catalogue(fr, { en: () => import('./portfolio-words.en.ts') })
