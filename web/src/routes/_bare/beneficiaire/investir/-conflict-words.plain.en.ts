import type { PlainWords } from '../../../../words/plain.ts'
import type usual from './-conflict-words.fr.ts'

const en: PlainWords<typeof usual> = {
  title: { saved: 'There is another choice', confirmed: 'You have confirmed another choice' },
  saved: 'It comes from another device or page. Which one do you keep?',
  confirmed: (at) => `You confirmed it on ${at}. It comes from another device or page. It counts.`,
  changeable: (until) => `You can change it until ${until}.`,
  notYet: 'If you keep the one here, you must still confirm it.',
}
export default en
