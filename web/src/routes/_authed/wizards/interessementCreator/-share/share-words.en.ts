import * as names from '../../../../../words/names.en.ts'
import kit from '../../../../../words/kit.en.ts'
import { plural } from '@moisson/law/words/plural'
import type { Words } from '../../../../../words/catalogue.ts'
import type fr from './share-words.fr.ts'

export default {
  share: 'Share',
  title: 'Share this draft',
  intro:
    'An adviser, the works council or a lawyer reads the text, what the law says of it and the curve of the formula, without an account and until a given day. Nobody is named outside the text.',
  labelHint: 'Ms Roche, secretary of the works council…',
  mayComment: 'May comment on each clause',
  mayCommentHelp: 'One mail tells you all that was written.',
  link: 'Link of the draft',
  none: 'This draft is shared with nobody.',
  comments: 'may comment',
  reads: 'reads only',
  open: (count) => plural(count, '# comment to deal with', '# comments to deal with'),
  commentsTitle: 'Comments on the whole text',
  elsewhere: (clause) => `On a clause that is no longer there: ${clause}`,
  by: (author, label, when) => `${author}${label === null || label === author ? '' : ` (${label})`}, ${when}`,
  answered: (name, when) => `Answer${name === null ? '' : ` by ${name}`}, ${when}`,
  answer: names.yourAnswer,
  answerHelp: 'Read by whoever commented, by opening their link again.',
  send: names.toAnswer,
  change: 'Change the answer',
  cancel: kit.cancel,
  missing: 'Write an answer.',
  close: 'Mark as dealt with',
  closed: names.dealtWith,
  closedBy: (name, day) => `Dealt with${name === null ? '' : ` by ${name}`}, ${day}`,
  reopen: names.openAgain,
  erase: 'Erase',
  eraseTitle: (author) => `Erase the comment by ${author}?`,
  eraseWhat:
    'The name, the comment and your answer go, here and for whoever opens the link again. Nothing brings them back.',
  erased: 'Comment erased',
  done: (count) => plural(count, '# comment dealt with', '# comments dealt with'),
} satisfies Words<typeof fr>
