import type { PlainWords } from '../../../../words/plain.ts'
import type usual from './-conflict-words.fr.ts'

const en: PlainWords<typeof usual> = {
  title: { saved: 'There is another choice', confirmed: 'You have confirmed another choice' },
  saved: 'It comes from another device or page. None is confirmed. Which one do you keep?',
  confirmed: 'It comes from another device or page. It counts.',
  draftBeside:
    'It comes from another device or page. The confirmed choice still counts. Which one do you keep?',
  changeable: (until) => `You can change it until ${until}.`,
  notYet: 'If you keep the one here, you must still confirm it.',
  draftHere: 'This choice is not confirmed.',
  draftOn: (time) => `Kept on ${time}. It is not confirmed.`,
  confirmedOn: (time, receipt) => `Confirmed on ${time}. Receipt ${receipt}.`,
  counts: 'It counts',
  matching: 'Money from the company',
  unmatched: 'none',
}
export default en
