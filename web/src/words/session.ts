import { catalogue } from './catalogue.ts'
import fr from './session.fr.ts'

export const sessionWords = catalogue(fr, () => import('./session.en.ts'))
