import * as names from '../../../../words/names.en.ts'
import type { Words } from '../../../../words/catalogue.ts'
import type fr from './-conflict-words.fr.ts'

const en: Words<typeof fr> = {
  compare: 'Compare',
  title: { saved: 'Another choice was saved', confirmed: 'Another choice is already confirmed' },
  saved:
    'From another device or another tab. Neither is confirmed: neither counts yet. Which one do you keep?',
  confirmed: 'From another device or another tab: it is the one that counts, until you confirm another one.',
  draftBeside:
    'From another device or another tab. The confirmed choice counts until you confirm another one. Which one do you keep?',
  changeable: (until) => `You can still change it until ${until}.`,
  notYet: 'Keeping the one here does not confirm it yet.',
  ours: 'Here',
  theirs: 'There',
  countedTitle: 'The confirmed choice',
  draftHere: 'Draft, not confirmed',
  draftOn: (time) => `Draft saved on ${time}, not confirmed`,
  confirmedOn: (time, receipt) => `Confirmed on ${time}, receipt ${receipt}`,
  counts: 'It is the one that counts',
  matching: names.netEmployerMatching,
  unmatched: names.noneOfThem,
  unread: 'Being read',
  keepOurs: 'Keep the one here',
  confirmOurs: 'Confirm the one here',
  takeTheirs: 'Take the other one',
  keepConfirmed: 'Keep the confirmed choice',
}
export default en
