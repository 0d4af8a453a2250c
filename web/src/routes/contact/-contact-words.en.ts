import * as names from '../../words/names.en.ts'
import type { Words } from '../../words/catalogue.ts'
import type fr from './-contact-words.fr.ts'

export default {
  title: names.contact,
  intro: 'Who answers fastest depends on the question.',
  shareTitle: 'Your amount, your choice, your file',
  share:
    'Ask your employer, who computes, pays and keeps your file up to date. Their contact stands in each campaign mail and in your space.',
  signInTitle: 'You cannot get in',
  signIn: 'Ask for a new link with the address at which you receive our messages.',
  signInLink: names.goToSignIn,
  serviceTitle: 'The service itself',
  dataTitle: names.yourPersonalData,
  data: 'About your rights on your data, write to your employer or to the data protection officer:',
  securityTitle: 'A security flaw, a suspicious message',
  security:
    'Write to the address above before publishing anything, and without other people’s data. We never ask for a password or bank details by e-mail or phone.',
} satisfies Words<typeof fr>
