import * as names from './names.en.ts'
import kit from './kit.en.ts'
import type { Words } from './catalogue.ts'
import type fr from './session.fr.ts'

const en: Words<typeof fr> = {
  title: 'Confirm that it is you',
  intro: 'This action is sensitive. Once confirmed, it goes on where you were.',
  password: names.password,
  confirm: kit.confirm,
  sendLink: 'Receive a link by e-mail',
  linkSent: (address) =>
    `A link is on its way to ${address}. Open it on this device: this window will notice.`,
  demoConfirm: 'Confirm (demo)',
  returnTitle: 'Your session has ended',
  returnIntro: (minutes) =>
    `Sign in again: what you were doing is not lost, and goes on when you are back. The page stays hidden until then; without you within ${minutes} minutes, what is not saved is erased.`,
  returnAccount: (address) => `Your account: ${address}`,
  fullTitle: 'The rest of your space',
  fullBody:
    'Here are the campaigns you can answer. Your past campaigns, your documents and your details ask you to sign in.',
  fullSend: names.sendMeALink,
  noMailbox: 'No e-mail address is known for you: ask your HR team for the rest, or give them an address.',
  fullSent: (address) => `Sent to ${address}. Open the message on this device: this page will notice.`,
}
export default en
