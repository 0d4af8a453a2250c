import { catalogue } from '../../../../words/catalogue.ts'
import fr from './tab-words.fr.ts'

/** The words of the tabs that are loaded when they are opened. */
export const tabWords = catalogue(fr, { en: () => import('./tab-words.en.ts') })
