import { catalogue } from '../words/catalogue.ts'
import fr from './alike-words.fr.ts'

export const alikeWords = catalogue(fr, { en: () => import('./alike-words.en.ts') })
