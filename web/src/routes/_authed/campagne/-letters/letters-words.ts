import { catalogue } from '../../../../words/catalogue.ts'
import fr from './letters-words.fr.ts'

export const lettersWords = catalogue(fr, {
  en: () => import('./letters-words.en.ts'),
})
