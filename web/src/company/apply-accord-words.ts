import { catalogue } from '../words/catalogue.ts'
import fr from './apply-accord-words.fr.ts'

export const applyAccordWords = catalogue(fr, { en: () => import('./apply-accord-words.en.ts') })
