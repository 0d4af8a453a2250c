import { plural } from '@moisson/law/words/plural'
import type { Words } from '../../../words/catalogue.ts'
import type fr from './-saver-profile-words.fr.ts'

const en: Words<typeof fr> = {
  intro: 'No answer is better than another. You may skip any question.',
  onlyToInform: 'This is not advice: no fund is chosen, ranked or recommended from your answers.',
  privacy:
    'Nothing is kept unless you say so. Your employer, its HR department and its adviser have no access to it.',
  privacyLinked:
    'Nothing is read or kept here: your answers go with this page. Sign in to your account to keep them.',
  begin: 'Answer the questions',
  place: (at: number, of: number) => `Question ${at} of ${of}`,
  previous: 'Back',
  skip: 'Skip',
  goOn: 'Next',
  takeAway: 'Take my answer away',
  readTitle: 'What you say of yourself',
  answered: (count, of) => `${plural(count, '# answer', '# answers')} of ${of}.`,
  datedOn: (day: string) => `Kept on your account since ${day}.`,
  reviewOn: (day: string) => `To be looked at again from ${day}.`,
  toReview: 'To look at again',
  toReviewBody: (day: string) =>
    `You answered on ${day}, more than a year ago. Your situation may have changed.`,
  notKept: 'Not kept yet.',
  changed: (day) => `These changes are not kept yet: your account keeps your answers of ${day}.`,
  allTaken: (day) =>
    `You took all your answers away: your account still keeps those of ${day}, until you erase them.`,
  nothing: 'You skipped every question: there is nothing to keep.',
  lock: 'The money of a plan is not free before the date written beside the plan, but for the events the law provides for.',
  scaleTitle: 'The risk in the documents of the funds',
  scale:
    'The document of each fund bears a risk from 1 to 7. None of these figures matches your answers: it is for you to judge.',
  scaleLow: '1: the value moves very little',
  scaleHigh: '7: it can rise and fall a lot',
  keep: 'Keep on my account',
  keepAgain: 'My answers have not changed',
  replace: 'Keep these changes',
  drop: 'Drop these changes',
  kept: 'Kept. You alone read it, and erase it whenever you like.',
  revise: 'Look at my answers again',
  erase: 'Erase from my account',
  eraseTitle: 'Erase your answers?',
  eraseBody: 'They leave your account at once and cannot be found again. You will be able to answer again.',
  erased: 'Your answers are erased.',
  reading: 'Reading what you kept…',
  unread: 'What you kept could not be read.',
}
export default en
