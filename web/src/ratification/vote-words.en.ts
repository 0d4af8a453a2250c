import * as names from '../words/names.en.ts'
import kit from '../words/kit.en.ts'
import type fr from './vote-words.fr.ts'

export default {
  title: 'Your opinion on an agreement',
  from: (company: string, name: string) => `${company} asks ${name}.`,
  until: (day: string) => `Answer until ${day} included.`,
  majority: (needed: number, personnel: number) =>
    `The agreement is adopted if ${needed} of the ${personnel} employees say yes. Not answering counts as not approving.`,
  named: 'The vote is not secret',
  namedWhy:
    'The law asks for a signature list: your name, your answer and its time will stand on it and be filed with the agreement. Before the end nobody in the company sees the answers; it only sees who has answered.',
  text: 'The text of the agreement',
  readHere: 'Read the text here',
  file: 'Download the text (PDF)',
  question: 'Do you approve this text?',
  yes: 'Yes, I approve it',
  no: 'No, I do not approve it',
  sure: { yes: 'You answer yes.', no: 'You answer no.' },
  final: 'Your answer is final: it cannot be changed afterwards.',
  confirm: { yes: 'Confirm my yes', no: 'Confirm my no' },
  back: 'Go back',
  given: { yes: 'You answered yes', no: 'You answered no' },
  givenAt: (instant: string) => `Answer recorded on ${instant}. There is nothing more to do.`,
  over: 'The consultation is over',
  overWhy: { silent: 'You had not answered.' },
  states: {
    ratified: 'The text is ratified by two thirds of the staff.',
    not_ratified: 'The text did not reach two thirds of the staff.',
    cancelled: 'The consultation was cancelled.',
    open: '',
  },
  none: names.noConsultation,
  noneWhy: 'Your opinion will be asked here when your company puts an agreement to its staff.',
  home: names.backToMySpace,
  signIn: 'Sign in',
  deadLink: 'This link opens nothing',
  checking: 'Reading your link…',
  retry: kit.retry,
  unread: 'The page did not open: check your connection.',
  waits: 'Your opinion is asked',
  waitsUntil: (title: string, day: string) => `${title}: answer until ${day}.`,
  open: 'Read and answer',
} satisfies typeof fr
