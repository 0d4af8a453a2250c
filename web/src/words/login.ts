import { catalogue } from './catalogue.ts'
import fr from './login.fr.ts'

export const loginWords = catalogue(fr, () => import('./login.en.ts'))
