import { catalogue } from './catalogue.ts'
import fr from './home.fr.ts'

export const homeWords = catalogue(fr, { en: () => import('./home.en.ts') })
