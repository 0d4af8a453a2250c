import type { PlainWords } from '../../../../words/plain.ts'
import type usual from './-facts-words.fr.ts'

const en: PlainWords<typeof usual> = {
  changeTitle: 'Your change is not confirmed',
  kept: {
    kept: (when) => `Kept ${when}, not confirmed yet`,
    keptNoTime: 'Kept, not confirmed yet',
    on_phone: (when) => `Kept on this phone ${when}, not confirmed. It is sent once you are online.`,
    unsafe: 'There is no network. This phone cannot keep a thing. Do not close this page.',
  },
  provisional: 'A figure may still change',
  provisionalBody: (names) => `${names}: the figure of the year is not known yet. So your amount may change.`,
  toAccount: (end) => `The money goes to your account. Its number ends in ${end}.`,
  noAccount:
    'We do not know where to pay the money. Your company does not have your account number, called IBAN.',
  lastTime: (campaign, shares) => `Last time (${campaign}), you chose: ${shares}.`,
  overTime: 'Compare: take the money, or save it',
}
export default en
