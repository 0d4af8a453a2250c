import type { PlainWords } from '../../../../words/plain.ts'
import type usual from './-grid-words.fr.ts'

const fr: PlainWords<typeof usual> = {
  title: 'Comment le risque baisse',
  intro: 'Voici la part de votre argent qui risque peu. Elle monte quand la retraite approche.',
  before: 'Avant la retraite',
  notSafe: 'Un petit risque reste un risque. Votre argent peut baisser dans les trois profils.',
}
export default fr
