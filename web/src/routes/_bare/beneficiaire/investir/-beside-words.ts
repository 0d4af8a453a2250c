import { catalogue } from '../../../../words/catalogue.ts'
import fr from './-beside-words.fr.ts'

export const besideWords = catalogue(fr, { en: () => import('./-beside-words.en.ts') })
