import * as names from '../words/names.en.ts'
import type { Words } from '../words/catalogue.ts'
import type source from './guide-words.fr.ts'

const words: Words<typeof source> = {
  title: 'Understanding employee savings',
  intro:
    'Fifteen short topics and the questions everybody asks, written with the figures of the law in force.',
  search: 'Search for a topic or a question',
  searchHint: 'E.g. buying a house',
  found: (count) => (count > 1 ? `${count} pages` : '1 page'),
  forSaver: 'I am an employee',
  forCompany: 'I run the campaign',
  minutes: (count) => `${count} minutes`,
  level: { 1: 'to begin with', 2: 'to go further', 3: 'for whoever sets it up' },
  nothing: 'No page holds these words.',
  nothingWhy: 'Try a shorter word, or read through the list.',
  all: 'See all topics',
  goals: 'After this page you will',
  example: 'An example',
  figures: names.theFigures,
  since: (day) => `since ${day}`,
  basis: 'What the texts say',
  copy: 'read in a copy of the code, to be confirmed',
  condition: 'What the law asks',
  papers: 'What to send',
  delay: 'By when',
  doNext: 'And now',
  questions: 'Your questions',
  otherQuestions: 'Other questions on this topic',
  quiz: 'Three questions to check',
  right: 'That is right.',
  wrong: 'Not quite.',
  related: 'To read next',
  before: 'Topic before',
  after: 'Next topic',
  reviewed: (day, due) => `Read over on ${day}, to be read again before ${due}.`,
  noAdvice: 'This page informs; it does not advise an investment.',
  print: names.print,
  back: names.allTopics,
  next: {
    '/beneficiaire': 'See my employee savings',
    '/simulations': 'Open the simulations',
    '/campagne': 'See my campaigns',
    '/wizards/interessementCreator': 'Write an agreement',
  },
  signIn: names.signIn,
}
export default words
