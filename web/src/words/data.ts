import { catalogue } from './catalogue.ts'
import fr from './data.fr.ts'

/** The words of tables, charts, amounts and messages; the smaller pieces have `kitWords`. */
export const dataWords = catalogue(fr, { en: () => import('./data.en.ts') })
