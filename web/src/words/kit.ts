import { catalogue } from './catalogue.ts'
import fr from './kit.fr.ts'

export const kitWords = catalogue(fr, { en: () => import('./kit.en.ts') })
