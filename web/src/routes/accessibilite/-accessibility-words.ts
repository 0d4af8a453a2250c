import { catalogue } from '../../words/catalogue.ts'
import fr from './-accessibility-words.fr.ts'

export const accessibilityWords = catalogue(fr, { en: () => import('./-accessibility-words.en.ts') })
