import type { Words } from '../../words/catalogue.ts'
import { plural } from '../../words/plural.ts'
import type fr from './-words.fr.ts'

const en: Words<typeof fr> = {
  title: 'Demo mailbox',
  intro: 'Everything the demo sends arrives here, through a real SMTP dialogue; nothing goes anywhere else.',
  to: 'To',
  from: 'Recipient',
  everybody: 'Everybody',
  empty: 'No message yet',
  emptyBody: 'Ask for a sign-in link or launch a campaign: messages appear at once.',
  choose: 'Choose a message to read it.',
  attachments: (count) => plural(count, '# attachment', '# attachments'),
  back: 'All messages',
}
export default en
