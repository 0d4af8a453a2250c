import { plural } from '@moisson/law/words/plural'
import type { Words } from '../../words/catalogue.ts'
import type fr from './-draft-link-words.fr.ts'

export default {
  title: 'Draft agreement',
  intro: (company, day) =>
    `${company} gives you this draft agreement to read, as it stood on ${day}. It is not signed. The text is in French, as the law asks.`,
  mayComment: 'You may leave a comment at each clause: the company reads it beside its text.',
  figures: 'What the formula gives',
  formula: 'The formula, step by step',
  with: 'With these figures',
  gives: (amount) => `To be shared: ${amount}`,
  curve: (label) => `The envelope by: ${label}`,
  envelope: 'Envelope',
  law: 'What the law says of it',
  statuses: { refused: 'To mend', to_confirm: 'To check', passed: 'In order' },
  passed: (count) => plural(count, '# point in order', '# points in order'),
  text: 'The text',
  annexes: 'Annexes',
  noText: 'The text is not complete yet: it is written once nothing is missing.',
  missing: 'What is still missing',
  comment: 'Comment',
  commentOn: (clause) => `Comment on: ${clause}`,
  whole: 'Comment on the whole',
  name: 'Your name',
  nameHelp: 'The company reads it beside your comment, kept for twelve months.',
  body: 'Your comment',
  send: 'Send',
  cancel: 'Cancel',
  missingName: 'Say who comments.',
  missingBody: 'Write your comment.',
  sent: 'Comment sent to the company',
  yours: (author, when) => `${author}, ${when}`,
  answered: (when) => `The company’s answer, ${when}`,
  closed: 'Dealt with',
  failed: 'The comment did not leave: what you wrote is still here.',
} satisfies Words<typeof fr>
