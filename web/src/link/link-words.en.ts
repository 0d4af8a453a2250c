import { plural } from '@moisson/law/words/plural'
import type { Words } from '../words/catalogue.ts'
import type fr from './link-words.fr.ts'

export default {
  label: 'For whom?',
  endsOn: 'Last day',
  endsOnHelp: '90 days at most; 30 days without a date.',
  create: 'Create the link',
  created: 'Copy this link now: it will not be shown again.',
  copy: 'Copy the link',
  copied: 'Link copied',
  states: { open: 'Open', expired: 'Over', revoked: 'Withdrawn' },
  until: (day) => `until ${day}`,
  by: (name) => `given by ${name}`,
  opened: (count) => (count === 0 ? 'never opened' : plural(count, 'opened once', 'opened # times')),
  revoke: 'Withdraw',
  revokeOf: (label) => `Withdraw the link of ${label}`,
  revoked: 'The link is closed',
  missingLabel: 'Say for whom this link is.',
  dead: 'Closed link',
  openAgain: 'Open the link that the company sent you again: this page does not keep it.',
  unread: 'The page could not be read. Check your connection, then try again.',
  retry: 'Try again',
  opensUntil: (day) => `This link opens until ${day}.`,
} satisfies Words<typeof fr>
