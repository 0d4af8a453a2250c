import { plural } from '@moisson/law/words/plural'
import type { Words } from '../words/catalogue.ts'
import type fr from './reading-words.fr.ts'

const en: Words<typeof fr> = {
  read: 'I have read this page',
  readOn: (day) => `Read on ${day}`,
  unread: 'Mark as unread',
  save: 'Read later',
  unsave: 'Take off my list',
  failed: 'This was not saved',
  progress: 'My progress',
  done: (read, all) => plural(read, `# topic read out of ${all}`, `# topics read out of ${all}`),
  begin: 'Begin with',
  goOn: 'Go on with',
  allRead: 'You have read every topic that concerns you.',
  list: 'My reading list',
  opinion: {
    ask: 'Was this page useful to you?',
    yes: 'Yes, useful',
    no: 'No, not enough',
    comment: 'What should be changed?',
    hint: 'Write no name and no amount: your opinion is linked to nobody. The platform’s team reads it, then erases it.',
    send: 'Send my opinion',
    thanks: 'Thank you. Your opinion is saved, without your name.',
    failed: 'Your opinion did not leave',
  },
  opinions: {
    title: 'What readers say of it',
    counts: (useful, not) => `Useful: ${useful} · Not enough: ${not}`,
    none: 'No written opinion waits.',
    useful: 'useful',
    notUseful: 'not enough',
    settle: 'Dealt with: erase the words',
  },
}
export default en
