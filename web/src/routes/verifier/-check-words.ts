import { catalogue } from '../../words/catalogue.ts'
import fr from './-check-words.fr.ts'

export const checkWords = catalogue(fr, { en: () => import('./-check-words.en.ts') })
