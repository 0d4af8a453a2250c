import { catalogue } from '../../../../words/catalogue.ts'
import fr from './steps-words.fr.ts'

export const stepsWords = catalogue(fr, { en: () => import('./steps-words.en.ts') })
