import { catalogue } from '../../../../words/catalogue.ts'
import fr from './paper-choice-words.fr.ts'

export const paperChoiceWords = catalogue(fr, { en: () => import('./paper-choice-words.en.ts') })
