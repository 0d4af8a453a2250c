import { catalogue } from '../../../../../words/catalogue.ts'
import fr from './mail-state-words.fr.ts'

export const mailStateWords = catalogue(fr, { en: () => import('./mail-state-words.en.ts') })
