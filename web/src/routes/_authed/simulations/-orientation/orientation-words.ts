import { catalogue } from '../../../../words/catalogue.ts'
import fr from './orientation-words.fr.ts'

export const orientationWords = catalogue(fr, { en: () => import('./orientation-words.en.ts') })
