import { catalogue } from './catalogue.ts'
import fr from './layout.fr.ts'

/** The words around the signed-in screens. */
export const layoutWords = catalogue(fr, { en: () => import('./layout.en.ts') })
