import { catalogue } from '../../../../words/catalogue.ts'
import fr from './todo-words.fr.ts'

export const todoWords = catalogue(fr, () => import('./todo-words.en.ts'))
