import * as names from '../../words/names.en.ts'
import type { Words } from '../../words/catalogue.ts'
import { plural } from '@moisson/law/words/plural'
import type fr from './-mailbox-words.fr.ts'

const en: Words<typeof fr> = {
  title: 'Demo mailbox',
  intro: 'Everything the demo sends arrives here, through a real SMTP dialogue; nothing goes anywhere else.',
  to: 'To',
  from: 'Recipient',
  everybody: names.everybody,
  empty: 'No message yet',
  emptyBody: 'Ask for a sign-in link or launch a campaign: messages appear at once.',
  choose: 'Choose a message to read it.',
  attachments: (count) => plural(count, '# attachment', '# attachments'),
  back: 'All messages',
  errors: {
    title: 'Error pages',
    intro: 'Each error that the application can show, raised on purpose. Nothing is changed.',
    kinds: {
      'not-found': '404: a page that does not exist',
      forbidden: '403: a page for others',
      '409': '409: a refusal of the API',
      '500': '500: a failure of the API',
      '503': '503: the API is momentarily unavailable',
      'no-answer': 'Nobody answers',
      'unknown-guard': 'An unknown page guard',
      fatal: 'An error without a message',
    },
  },
}
export default en
