import { catalogue } from '../../../../words/catalogue.ts'
import fr from './own-window-words.fr.ts'

export const ownWindowWords = catalogue(fr, () => import('./own-window-words.en.ts'))
