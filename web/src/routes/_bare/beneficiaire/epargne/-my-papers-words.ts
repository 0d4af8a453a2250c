import { catalogue } from '../../../../words/catalogue.ts'
import fr from './-my-papers-words.fr.ts'

export const myPapersWords = catalogue(fr, { en: () => import('./-my-papers-words.en.ts') })
