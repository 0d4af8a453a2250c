import { catalogue } from '../../../../words/catalogue.ts'
import { plainly } from '../../../../words/plain.ts'
import fr from './-own-words.fr.ts'

/** The words of payments of one's own money. */
export const ownWords = plainly(catalogue(fr, { en: () => import('./-own-words.en.ts') }), {
  fr: () => import('./-own-words.plain.fr.ts'),
  en: () => import('./-own-words.plain.en.ts'),
})
