import { catalogue } from '../../../../words/catalogue.ts'
import { plainly } from '../../../../words/plain.ts'
import fr from './-choice-words.fr.ts'

export const choiceWords = plainly(catalogue(fr, { en: () => import('./-choice-words.en.ts') }), {
  fr: () => import('./-choice-words.plain.fr.ts'),
  en: () => import('./-choice-words.plain.en.ts'),
})
