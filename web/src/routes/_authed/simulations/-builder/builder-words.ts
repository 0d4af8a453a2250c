import { catalogue } from '../../../../words/catalogue.ts'
import fr from './builder-words.fr.ts'

export const builderWords = catalogue(fr, { en: () => import('./builder-words.en.ts') })
