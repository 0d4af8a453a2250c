import { catalogue } from '../../../../../words/catalogue.ts'
import fr from './block-words.fr.ts'

export const blockWords = catalogue(fr, { en: () => import('./block-words.en.ts') })
