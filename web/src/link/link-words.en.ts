import * as names from '../words/names.en.ts'
import kit from '../words/kit.en.ts'
import { plural } from '@moisson/law/words/plural'
import type { Words } from '../words/catalogue.ts'
import type fr from './link-words.fr.ts'

export default {
  label: 'For whom?',
  endsOn: 'Last day',
  endsOnHelp: '90 days at most; 30 days without a date.',
  create: names.createTheLink,
  created: 'Copy this link now: it will not be shown again.',
  copy: names.copyTheLink,
  copied: names.linkCopied,
  states: { open: names.openNow, expired: 'Over', revoked: names.withdrawn },
  until: (day) => `until ${day}`,
  by: (name) => `given by ${name}`,
  opened: (count) => (count === 0 ? 'never opened' : plural(count, 'opened once', 'opened # times')),
  revoke: names.withdraw,
  revokeOf: (label) => `Withdraw the link of ${label}`,
  revoked: names.theLinkIsClosed,
  missingLabel: 'Say for whom this link is.',
  dead: 'Closed link',
  openAgain: 'Open the link that the company sent you again: this page does not keep it.',
  unread: 'The page could not be read. Check your connection, then try again.',
  retry: kit.retry,
  opensUntil: (day) => `This link opens until ${day}.`,
} satisfies Words<typeof fr>
