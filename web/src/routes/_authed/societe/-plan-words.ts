import { catalogue } from '../../../words/catalogue.ts'
import fr from './-plan-words.fr.ts'

export const planWords = catalogue(fr, { en: () => import('./-plan-words.en.ts') })
