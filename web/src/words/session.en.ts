import type { Words } from './catalogue.ts'
import type fr from './session.fr.ts'

const en: Words<typeof fr> = {
  title: 'Confirm that it is you',
  intro: 'This action is sensitive. Once confirmed, it goes on where you were.',
  password: 'Password',
  confirm: 'Confirm',
  sendLink: 'Receive a link by e-mail',
  linkSent: (address) =>
    `A link is on its way to ${address}. Open it on this device: this window will notice.`,
  demoConfirm: 'Confirm (demo)',
}
export default en
