import { catalogue } from '../../../../../words/catalogue.ts'
import fr from './share-words.fr.ts'

export const shareWords = catalogue(fr, { en: () => import('./share-words.en.ts') })
