import { catalogue } from '../../../../words/catalogue.ts'
import { plainly } from '../../../../words/plain.ts'
import fr from './-facts-words.fr.ts'

export const factsWords = plainly(catalogue(fr, { en: () => import('./-facts-words.en.ts') }), {
  fr: () => import('./-facts-words.plain.fr.ts'),
  en: () => import('./-facts-words.plain.en.ts'),
})
