import { catalogue } from '../../../../words/catalogue.ts'
import fr from './mail-words.fr.ts'

export const mailWords = catalogue(fr, { en: () => import('./mail-words.en.ts') })
