import { catalogue } from '../../../words/catalogue.ts'
import fr from './-people-words.fr.ts'

export const peopleWords = catalogue(fr, { en: () => import('./-people-words.en.ts') })
