import { catalogue } from '../../../../words/catalogue.ts'
import fr from './settings-words.fr.ts'

export const settingsWords = catalogue(fr, { en: () => import('./settings-words.en.ts') })
