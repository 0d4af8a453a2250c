import * as names from '../../../../words/names.en.ts'
import type { Words } from '../../../../words/catalogue.ts'
import type fr from './-facts-words.fr.ts'

const en: Words<typeof fr> = {
  draftTitle: names.yourChoiceIsNotConfirmed,
  draftOf: (when) => `saved ${when}`,
  when: {
    today: (time) => `at ${time}`,
    before: (day, time) => `on ${day} at ${time}`,
  },
  changeTitle: 'Change not confirmed',
  kept: {
    kept: (when) => `Draft saved ${when}, not confirmed`,
    keptNoTime: 'Draft saved, not confirmed',
    changed: 'Changed…',
    sending: names.saving,
    on_phone: (when) => `Saved on this phone ${when}, not confirmed. Sent as soon as the network is back.`,
    unsafe: 'No network, and this phone cannot keep anything: do not close this page.',
  },
  provisional: 'Provisional legal figures',
  provisionalBody: (names) =>
    `${names}: the value of the year is not published yet. Your amount may still change.`,
  toAccount: (end) => `What is paid to you goes to the account ending in ${end}.`,
  noAccount: 'What is paid to you has no account yet: your company does not have your IBAN.',
  addAccount: 'Add my IBAN',
  giveAccount: 'Give it to your HR team.',
  lastTime: (campaign, shares) => `For “${campaign}” you had chosen: ${shares}.`,
  message: 'A word from the company',
  overTime: 'Compare cash and investment over time',
  matchingTitle: 'What the company adds',
}
export default en
