import * as names from './names.en.ts'
import kit from './kit.en.ts'
import type { Words } from './catalogue.ts'
import type fr from './link.fr.ts'

const en: Words<typeof fr> = {
  actionTitle: {
    sign_in: 'Open your space',
    campaign: 'Your amount is waiting',
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
  campaignOf: (campaign, company) =>
    `Campaign ${campaign}, ${company}. The link stays valid on this device until the deadline.`,
  ofCompany: (company) => `Company: ${company}.`,
  asRole: (role) => `Your role: ${role}.`,
  actionButton: {
    sign_in: 'Enter',
    campaign: 'See my amount',
    reset_password: 'Save and enter',
    verify_email: 'Confirm my address',
    recover_email: 'Take this address back',
    invitation: 'Accept and enter',
  },
  screenNumber: 'Number shown where this link was asked for',
  screenNumberHelp: 'You asked for nothing? Leave this link.',
  checking: 'Checking the link…',
  whyClick: 'This click shows that it is you, not a robot.',
  expiredTitle: 'This link has expired',
  usedTitle: 'This link has already been used',
  supersededTitle: 'A newer link was sent to you',
  unknownTitle: 'This link is not recognised',
  noTokenTitle: 'The link is missing',
  deadIntro: (email) => `Receive a new one at the same address (${email}); it leads to the same page.`,
  answer: {
    expired: {
      title: names.timeToAnswerIsOver,
      intro: (campaign, day, email) =>
        `You could answer “${campaign}” until ${day}. The choice you confirmed applies or, without a confirmation, the rule your company had announced. Sign in to read what applies: the link goes to ${email}.`,
      send: names.sendMeALink,
    },
    used: {
      title: 'This link opens on another device',
      intro: (email) =>
        `It was used elsewhere first. Receive one for this device at ${email}: nothing to type, it leads to your choice.`,
      send: 'Send me a link for this device',
    },
    superseded: {
      title: 'Your address has changed since this message',
      intro: (email) => `Receive a new link at the address of your file (${email}): it leads to your choice.`,
      send: 'Send me a new link',
    },
  },
  unknownIntro: 'Open the latest message you received, or ask for a new link with your e-mail address.',
  sendNew: 'Send me a new link',
  newSent: 'Sent: the new link arrives within seconds.',
  backToLogin: names.goToSignIn,
  checkFailed: 'The link could not be checked',
  retry: kit.retry,
  newPassword: names.newPassword,
  newPasswordHelp: (characters) =>
    `At least ${characters} characters. A sentence you remember is better than a complicated word.`,
  strength: 'Strength',
  strengths: { empty: 'to be written', weak: 'weak', fair: 'fair', good: 'good', strong: 'very good' },
}
export default en
