import { catalogue } from '../../../../words/catalogue.ts'
import { plainly } from '../../../../words/plain.ts'
import fr from './-conflict-words.fr.ts'

export const conflictWords = plainly(catalogue(fr, { en: () => import('./-conflict-words.en.ts') }), {
  fr: () => import('./-conflict-words.plain.fr.ts'),
  en: () => import('./-conflict-words.plain.en.ts'),
})
