import { catalogue } from '../../../../words/catalogue.ts'
import { plainly } from '../../../../words/plain.ts'
import fr from './-grid-words.fr.ts'

export const gridWords = plainly(catalogue(fr, { en: () => import('./-grid-words.en.ts') }), {
  fr: () => import('./-grid-words.plain.fr.ts'),
  en: () => import('./-grid-words.plain.en.ts'),
})
