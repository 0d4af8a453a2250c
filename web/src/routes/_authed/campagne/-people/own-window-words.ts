import { catalogue } from '../../../../words/catalogue.ts'
import fr from './own-window-words.fr.ts'

export const ownWindowWords = catalogue(fr, { en: () => import('./own-window-words.en.ts') })
