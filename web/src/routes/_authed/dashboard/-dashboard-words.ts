import { catalogue } from '../../../words/catalogue.ts'
import fr from './-dashboard-words.fr.ts'

export const dashboardWords = catalogue(fr, { en: () => import('./-dashboard-words.en.ts') })
