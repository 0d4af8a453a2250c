import { catalogue } from './catalogue.ts'
import fr from './shell.fr.ts'

export const shellWords = catalogue(fr, { en: () => import('./shell.en.ts') })
