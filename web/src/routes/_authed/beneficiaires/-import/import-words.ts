import { catalogue } from '../../../../words/catalogue.ts'
import fr from './import-words.fr.ts'

export const importWords = catalogue(fr, { en: () => import('./import-words.en.ts') })
