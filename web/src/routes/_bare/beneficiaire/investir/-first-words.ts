import { catalogue } from '../../../../words/catalogue.ts'
import { plainly } from '../../../../words/plain.ts'
import fr from './-first-words.fr.ts'

export const firstWords = plainly(catalogue(fr, { en: () => import('./-first-words.en.ts') }), {
  fr: () => import('./-first-words.plain.fr.ts'),
  en: () => import('./-first-words.plain.en.ts'),
})
