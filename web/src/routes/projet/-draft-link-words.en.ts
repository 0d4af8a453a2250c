import * as names from '../../words/names.en.ts'
import kit from '../../words/kit.en.ts'
import { plural } from '@moisson/law/words/plural'
import type { Words } from '../../words/catalogue.ts'
import type fr from './-draft-link-words.fr.ts'

export default {
  title: 'Draft agreement',
  intro: (company, day) =>
    `${company} gives you this draft agreement to read, as it stood on ${day}. The text is in French, as the law asks.`,
  unsigned: 'It is not signed.',
  signed: (day) => `A text written from this draft was signed on ${day}: it alone holds.`,
  mayComment: 'You may leave a comment at each clause: the company reads it beside its text.',
  figures: 'What the formula gives',
  formula: names.theFormulaStepByStep,
  with: 'With these figures',
  gives: (amount) => `To be shared: ${amount}`,
  curve: (label) => `The envelope by: ${label}`,
  envelope: names.envelope,
  law: 'What the law says of it',
  statuses: { refused: names.toCorrect, to_confirm: names.toCheck, passed: names.compliant },
  passed: (count) => plural(count, '# compliant point', '# compliant points'),
  text: 'The text',
  annexes: names.annexes,
  noText: 'The text is not complete yet: it is written once nothing is missing.',
  missing: names.whatIsStillMissing,
  comment: 'Comment',
  commentOn: (clause) => `Comment on: ${clause}`,
  whole: 'Comment on the whole',
  name: 'Your name',
  nameHelp: 'The company reads it beside your comment, kept for twelve months.',
  body: 'Your comment',
  send: names.send,
  cancel: kit.cancel,
  missingName: 'Say who comments.',
  missingBody: 'Write your comment.',
  sent: 'Comment sent to the company',
  yours: (author, when) => `${author}, ${when}`,
  answered: (when) => `The company’s answer, ${when}`,
  closed: names.dealtWith,
  failed: 'The comment did not leave: what you wrote is still here.',
} satisfies Words<typeof fr>
