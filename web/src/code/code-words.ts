import { catalogue } from '../words/catalogue.ts'
import fr from './code-words.fr.ts'

export const codeWords = catalogue(fr, {
  en: () => import('./code-words.en.ts'),
})
