import { catalogue } from '../../../words/catalogue.ts'
import fr from './-council-links-words.fr.ts'

export const councilLinksWords = catalogue(fr, { en: () => import('./-council-links-words.en.ts') })
