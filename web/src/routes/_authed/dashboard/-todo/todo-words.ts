import { catalogue } from '../../../../words/catalogue.ts'
import fr from './todo-words.fr.ts'

export const todoWords = catalogue(fr, { en: () => import('./todo-words.en.ts') })
