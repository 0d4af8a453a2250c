import * as names from './names.en.ts'
import type { Words } from './catalogue.ts'
import type fr from './login.fr.ts'

const en: Words<typeof fr> = {
  title: 'Sign in',
  intro: 'Type your e-mail address: a link is enough to sign in, or your password.',
  email: 'E-mail address',
  emailHelp: 'The one at your company, or your own if you gave it.',
  sendLink: 'Send me my link',
  linkFacts: (minutes) => `A link valid for ${minutes} minutes, for one use.`,
  usePassword: 'Use a password',
  useLink: 'Receive a link instead',
  password: names.password,
  signIn: names.signIn,
  passkey: 'Sign in with a passkey',
  forgotten: 'Forgotten password?',
  emailMissing: 'Type your e-mail address, for instance first.last@company.com.',
  returning: 'Sign in to go back to your page.',
  expired: 'Your session has expired. Sign in again: you will find your page as it was.',
  disabled: 'This account is suspended. Contact your HR team or support.',
  withLetter: 'I have a letter with a code',
  notReceived: 'I have no known address, or nothing arrives',
  notReceivedIntro:
    'To protect everybody, the answer is the same whether the address is known or not. If nothing arrives:',
  notReceivedReasons: {
    spam: 'look in the junk mail;',
    other: 'try your other address, personal or professional;',
    hr: 'ask your HR team: they correct your address, or hand you a letter with a code.',
  },
}
export default en
