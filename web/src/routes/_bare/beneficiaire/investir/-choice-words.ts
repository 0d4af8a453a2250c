import { catalogue } from '../../../../words/catalogue.ts'
import fr from './-choice-words.fr.ts'

export const choiceWords = catalogue(fr, { en: () => import('./-choice-words.en.ts') })
