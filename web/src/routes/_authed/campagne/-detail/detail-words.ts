import { catalogue } from '../../../../words/catalogue.ts'
import fr from './detail-words.fr.ts'

export const detailWords = catalogue(fr, { en: () => import('./detail-words.en.ts') })
