import { catalogue } from './catalogue.ts'
import fr from './home.fr.ts'

export const homeWords = catalogue(fr, () => import('./home.en.ts'))
