import { catalogue } from '../../../../words/catalogue.ts'
import { plainly } from '../../../../words/plain.ts'
import fr from './-days-words.fr.ts'

/** The words of rest days that people give. */
export const daysWords = plainly(catalogue(fr, { en: () => import('./-days-words.en.ts') }), {
  fr: () => import('./-days-words.plain.fr.ts'),
  en: () => import('./-days-words.plain.en.ts'),
})
