import { catalogue } from '../../../../../words/catalogue.ts'
import fr from './templates-words.fr.ts'

export const templatesWords = catalogue(fr, { en: () => import('./templates-words.en.ts') })
