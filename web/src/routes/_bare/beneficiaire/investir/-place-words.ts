import { plainly } from '../../../../words/plain.ts'
import { placeWords as usual } from '../-place-words.ts'

/** The words of places, in easy ones where the choice is told so. */
export const placeWords = plainly(usual, {
  fr: () => import('./-place-words.plain.fr.ts'),
  en: () => import('./-place-words.plain.en.ts'),
})
