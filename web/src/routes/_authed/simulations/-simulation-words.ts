import { catalogue } from '../../../words/catalogue.ts'
import fr from './-simulation-words.fr.ts'

export const simulationWords = catalogue(fr, { en: () => import('./-simulation-words.en.ts') })
