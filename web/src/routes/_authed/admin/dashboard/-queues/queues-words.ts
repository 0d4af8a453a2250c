import { catalogue } from '../../../../../words/catalogue.ts'
import fr from './queues-words.fr.ts'

export const queuesWords = catalogue(fr, { en: () => import('./queues-words.en.ts') })
