import { catalogue } from '../../../../../words/catalogue.ts'
import fr from './radar-words.fr.ts'

export const radarWords = catalogue(fr, { en: () => import('./radar-words.en.ts') })
