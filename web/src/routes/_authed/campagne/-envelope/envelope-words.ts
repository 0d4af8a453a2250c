import { catalogue } from '../../../../words/catalogue.ts'
import fr from './envelope-words.fr.ts'

export const envelopeWords = catalogue(fr, { en: () => import('./envelope-words.en.ts') })
