import { catalogue } from '../../words/catalogue.ts'
import fr from './-council-link-words.fr.ts'

export const councilLinkWords = catalogue(fr, { en: () => import('./-council-link-words.en.ts') })
