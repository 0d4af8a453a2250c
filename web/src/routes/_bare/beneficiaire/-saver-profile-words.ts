import { catalogue } from '../../../words/catalogue.ts'
import fr from './-saver-profile-words.fr.ts'

export const saverProfileWords = catalogue(fr, { en: () => import('./-saver-profile-words.en.ts') })
