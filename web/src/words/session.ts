import { catalogue } from './catalogue.ts'
import fr from './session.fr.ts'

export const sessionWords = catalogue(fr, { en: () => import('./session.en.ts') })
