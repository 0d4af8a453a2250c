import { catalogue } from '../../../../words/catalogue.ts'
import fr from './-over-time-words.fr.ts'

export const overTimeWords = catalogue(fr, {
  en: () => import('./-over-time-words.en.ts'),
})
