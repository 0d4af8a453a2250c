import { catalogue } from '../../../words/catalogue.ts'
import { plainly } from '../../../words/plain.ts'
import fr from './-home-words.fr.ts'

export const homeWords = plainly(catalogue(fr, { en: () => import('./-home-words.en.ts') }), {
  fr: () => import('./-home-words.plain.fr.ts'),
  en: () => import('./-home-words.plain.en.ts'),
})
