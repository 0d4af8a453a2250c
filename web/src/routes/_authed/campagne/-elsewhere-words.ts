import { catalogue } from '../../../words/catalogue.ts'
import fr from './-elsewhere-words.fr.ts'

export const elsewhereWords = catalogue(fr, { en: () => import('./-elsewhere-words.en.ts') })
