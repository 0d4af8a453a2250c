import { catalogue } from '../../../../words/catalogue.ts'
import fr from './-platform-words.fr.ts'

export const platformWords = catalogue(fr, { en: () => import('./-platform-words.en.ts') })
