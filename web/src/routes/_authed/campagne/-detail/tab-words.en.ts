import * as names from '../../../../words/names.en.ts'
import type { Words } from '../../../../words/catalogue.ts'
import { plural } from '@moisson/law/words/plural'
import type fr from './tab-words.fr.ts'

const en: Words<typeof fr> = {
  journal: {
    events: names.whatHappened,
    messages: 'Messages sent',
    message: 'Message',
    sent: 'Sent',
    pending: names.waiting,
    failed: 'Refused',
    uncertain: 'Uncertain',
    last: 'Last sent',
    noMessage: 'No message has left.',
    noEvent: 'Nothing yet.',
    system: names.moisson,
    failedHelp:
      'A refused message: the address does not work. Correct it in the file: the notice leaves again at once.',
    uncertainHelp:
      'An uncertain message: the line was cut while sending; it does not leave again by itself, the banner of the campaign lets you send it again.',
  },
  preview: {
    as: 'See as',
    asHint: names.nameOrNumber,
    asMore: (count) => plural(count, 'One more person: narrow the name.', '# more people: narrow the name.'),
    anybody: 'The first person of the list',
    phone: 'On their phone',
    mail: 'In their mailbox',
    subject: 'Subject',
    from: 'From',
    nothingRecorded: 'This is a preview: nothing is sent or recorded.',
    hello: 'Your amount',
    net: 'net of CSG and CRDS',
    atMost: 'You may pay in at most',
    ownMoney: 'of your own money, taken off your pay',
    daysAtMost: 'You may give at most',
    ofDays: (amount) => `of rest, ${amount} net`,
    answerBy: (day) => `Answer by ${day}`,
    answerDays: (days) => plural(days, '# day to answer', '# days to answer'),
    ifNothing: 'If you do nothing',
    ways: {
      quick_cash: names.allToMyAccount,
      quick_managed: names.placeItAll,
      quick_half: names.halfAndHalf,
      quick_both: names.inBothPlans,
      custom: names.choose,
    },
    today: (amount) => `${amount} to your account`,
    placed: (amount) => `${amount} invested`,
    plus: (amount) => `+ ${amount} net employer matching`,
    question: 'A question?',
    draftRule: {
      ignore_draft: 'A choice begun but not confirmed does not count.',
      honour_complete_draft: 'A complete choice that was not confirmed counts all the same.',
    },
    impossible: 'The preview shows the amount of a real person.',
  },
}
export default en
