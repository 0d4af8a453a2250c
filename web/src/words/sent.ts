import { catalogue } from './catalogue.ts'
import fr from './sent.fr.ts'

export const sentWords = catalogue(fr, { en: () => import('./sent.en.ts') })
