import { catalogue } from '../words/catalogue.ts'
import fr from './guide-words.fr.ts'

export const guideWords = catalogue(fr, { en: () => import('./guide-words.en.ts') })
