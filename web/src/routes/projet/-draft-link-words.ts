import { catalogue } from '../../words/catalogue.ts'
import fr from './-draft-link-words.fr.ts'

export const draftLinkWords = catalogue(fr, { en: () => import('./-draft-link-words.en.ts') })
