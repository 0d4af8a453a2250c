import { catalogue } from '../../../words/catalogue.ts'
import fr from './-place-words.fr.ts'

export const placeWords = catalogue(fr, { en: () => import('./-place-words.en.ts') })
