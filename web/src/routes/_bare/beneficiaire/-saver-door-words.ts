import { catalogue } from '../../../words/catalogue.ts'
import fr from './-saver-door-words.fr.ts'

export const saverDoorWords = catalogue(fr, { en: () => import('./-saver-door-words.en.ts') })
