import { catalogue } from './catalogue.ts'
import fr from './login.fr.ts'

export const loginWords = catalogue(fr, { en: () => import('./login.en.ts') })
