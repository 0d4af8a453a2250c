import { catalogue } from '../../../../../words/catalogue.ts'
import fr from './bulk-words.fr.ts'

export const bulkWords = catalogue(fr, { en: () => import('./bulk-words.en.ts') })
