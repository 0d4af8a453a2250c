import { catalogue } from '../../../words/catalogue.ts'
import fr from './-profile-words.fr.ts'

export const profileWords = catalogue(fr, { en: () => import('./-profile-words.en.ts') })
