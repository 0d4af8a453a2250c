import type { Words } from '../../../../words/catalogue.ts'
import type fr from './-conflict-words.fr.ts'

const en: Words<typeof fr> = {
  compare: 'Compare',
  title: { saved: 'Another choice was saved', confirmed: 'Another choice is already confirmed' },
  saved: 'From another device or another tab. Which one do you keep?',
  confirmed: (at) => `Confirmed on ${at}, from another device or another tab: it is the one that counts.`,
  changeable: (until) => `You can still change it until ${until}.`,
  notYet: 'Keeping the one here does not confirm it yet.',
  ours: 'Here',
  theirs: (time) => `There, on ${time}`,
  theirsNoTime: 'There',
  keepOurs: 'Keep the one here',
  confirmOurs: 'Confirm the one here',
  takeTheirs: 'Take the other one',
  keepConfirmed: 'Keep the confirmed choice',
}
export default en
