import type { Words } from '../../../../words/catalogue.ts'
import type fr from './own-window-words.fr.ts'

const en: Words<typeof fr> = {
  title: 'Open a window for this person',
  help: (days) =>
    `They were never informed. Correct their address in their file, or hand the notice over. The collection opens again for them alone, ${days} full days; the submission and the payment wait for the end of this window.`,
  byMail: 'Send the notice by e-mail',
  handedOver: 'Notice handed over on',
  byHand: 'Open the window',
  opened: (until) => `Window open until ${until}`,
  sentTo: (address) => `The notice is leaving to ${address}.`,
}
export default en
