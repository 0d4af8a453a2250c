import { catalogue } from '../words/catalogue.ts'
import fr from './meeting-words.fr.ts'

export const meetingWords = catalogue(fr, { en: () => import('./meeting-words.en.ts') })
