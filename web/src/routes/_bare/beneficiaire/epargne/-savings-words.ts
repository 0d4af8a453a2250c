import { catalogue } from '../../../../words/catalogue.ts'
import fr from './-savings-words.fr.ts'

export const savingsWords = catalogue(fr, { en: () => import('./-savings-words.en.ts') })
