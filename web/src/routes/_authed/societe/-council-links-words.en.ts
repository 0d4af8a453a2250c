import { plural } from '@moisson/law/words/plural'
import type { Words } from '../../../words/catalogue.ts'
import type fr from './-council-links-words.fr.ts'

export default {
  title: 'Reading link for the works council',
  intro:
    'A page without an account for your works council: the totals of each launched campaign, the formula of the agreement and its curve. Nobody is named in it, and nothing stands for fewer than five people.',
  label: 'For whom?',
  labelHint: 'Secretary of the works council, its expert…',
  endsOn: 'Last day',
  endsOnHelp: '90 days at most; 30 days without a date.',
  create: 'Create the link',
  created: 'Copy this link now: it will not be shown again.',
  copy: 'Copy the link',
  copied: 'Link copied',
  link: 'Link of the works council',
  none: 'No link was given to the works council.',
  states: { open: 'Open', expired: 'Over', revoked: 'Withdrawn' },
  until: (day) => `until ${day}`,
  by: (name) => `given by ${name}`,
  opened: (count) => (count === 0 ? 'never opened' : plural(count, 'opened once', 'opened # times')),
  revoke: 'Withdraw',
  revokeOf: (label) => `Withdraw the link of ${label}`,
  revoked: 'The link is closed',
  missingLabel: 'Say for whom this link is.',
} satisfies Words<typeof fr>
