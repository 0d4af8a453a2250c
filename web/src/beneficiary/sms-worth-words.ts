import { catalogue } from '../words/catalogue.ts'
import fr from './sms-worth-words.fr.ts'

export const smsWorthWords = catalogue(fr, { en: () => import('./sms-worth-words.en.ts') })
