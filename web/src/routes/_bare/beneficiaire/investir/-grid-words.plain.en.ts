import type { PlainWords } from '../../../../words/plain.ts'
import type usual from './-grid-words.fr.ts'

const en: PlainWords<typeof usual> = {
  title: 'How the risk goes down',
  intro: 'This is the part of your money with little risk. It grows as you near the end of work.',
  before: 'Before you stop work',
  notSafe: 'A small risk is still a risk. Your money can fall in all three.',
}
export default en
