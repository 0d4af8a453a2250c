import { catalogue } from './catalogue.ts'
import fr from './link.fr.ts'

export const linkWords = catalogue(fr, { en: () => import('./link.en.ts') })
