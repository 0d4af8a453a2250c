import * as names from './names.en.ts'
import type { Words } from './catalogue.ts'
import type fr from './sent.fr.ts'

const en: Words<typeof fr> = {
  confirmationTitle: 'Check your e-mail',
  confirmationIntro: (email) => `A link is on its way to ${email}, if this address is known.`,
  resetIntro: (email) =>
    `What you need to choose a new password is on its way to ${email}, if this address is known.`,
  resend: 'Send again',
  resendIn: (seconds) => `Send again in ${seconds} s`,
  resent: 'A new link has left; it replaces the former one.',
  changeAddress: names.changeAddress,
  whereToLook: 'Nothing yet? Look in the junk mail; the message is called “Your sign-in link”.',
  lostAddress: 'No address is waiting',
  lostAddressIntro: 'This page follows the sending of a link. Start again from sign-in.',
  steps: {
    open: 'Open the message. Outside this browser (another device, an application) the link will ask for this number:',
    click: 'Click the link, then “Enter”.',
    here: 'If you open it in this browser, this page goes on by itself.',
  },
  linkFacts: (minutes) => `A link valid for ${minutes} minutes, for one use.`,
  backToLogin: names.goToSignIn,
}
export default en
