import { catalogue } from './catalogue.ts'
import fr from './failure.fr.ts'

/** The words of the error pages. */
export const failureWords = catalogue(fr, { en: () => import('./failure.en.ts') })
