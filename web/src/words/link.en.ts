import type { Words } from './catalogue.ts'
import type fr from './link.fr.ts'

const en: Words<typeof fr> = {
  actionTitle: {
    sign_in: 'Open your space',
    campaign: 'Your bonus is waiting',
    reset_password: 'Choose a new password',
    verify_email: 'Confirm your address',
    recover_email: 'Take back your former address',
    invitation: 'Accept the invitation',
  },
  actionIntro: {
    sign_in: (email) => `This link opens the space of ${email}.`,
    campaign: (email) => `This personal link belongs to ${email}.`,
    reset_password: (email) => `For the account ${email}.`,
    verify_email: (email) => `You confirm that ${email} is your address.`,
    recover_email: (email) => `You will sign in with ${email} again.`,
    invitation: (email) => `You were invited with the address ${email}.`,
  },
  campaignOf: (campaign, company) => `You are answering the campaign ${campaign} of ${company}.`,
  ofCompany: (company) => `Company: ${company}.`,
  actionButton: {
    sign_in: 'Enter',
    campaign: 'See my bonus',
    reset_password: 'Save and enter',
    verify_email: 'Confirm my address',
    recover_email: 'Take this address back',
    invitation: 'Accept and enter',
  },
  checking: 'Checking the link…',
  whyClick: 'Your click is all it takes: this is how no mail scanner can use the link in your place.',
  expiredTitle: 'This link has expired',
  usedTitle: 'This link has already been used',
  supersededTitle: 'A newer link was sent to you',
  unknownTitle: 'This link is not recognised',
  noTokenTitle: 'The link is missing',
  deadIntro: (email) => `Receive a new one at the same address (${email}); it leads to the same page.`,
  unknownIntro: 'Open the latest message you received, or ask for a new link with your e-mail address.',
  sendNew: 'Send me a new link',
  newSent: 'Sent: the new link arrives within seconds.',
  backToLogin: 'Go to sign-in',
  checkFailed: 'The link could not be checked',
  retry: 'Try again',
  newPassword: 'New password',
  newPasswordHelp: (characters) =>
    `At least ${characters} characters. A sentence you remember is better than a complicated word.`,
  strength: 'Strength',
  strengths: { empty: 'to be written', weak: 'weak', fair: 'fair', good: 'good', strong: 'very good' },
}
export default en
