import { catalogue } from '../words/catalogue.ts'
import fr from './tool-words.fr.ts'

export const toolWords = catalogue(fr, { en: () => import('./tool-words.en.ts') })
