import kit from '../../../../../words/kit.en.ts'
import type { Words } from '../../../../../words/catalogue.ts'
import { plural } from '@moisson/law/words/plural'
import type fr from './queues-words.fr.ts'

const en: Words<typeof fr> = {
  kinds: {
    steps_to_review: 'Steps to review',
    campaigns_to_control: 'Campaigns to check',
    documents_to_accept: 'Documents to accept',
    users_to_activate: 'Accounts to activate, invitations expired',
    companies_without_owner: 'Companies without an owner',
    guide_opinions: 'Opinions of readers of the guide',
    failed_imports: 'Imports that failed',
    failed_mails: 'E-mails not delivered',
  },
  empty: {
    steps_to_review: 'No step waits for your review.',
    campaigns_to_control: 'No campaign waits for your check.',
    documents_to_accept: 'No document waits to be accepted.',
    users_to_activate: 'Every account is active, no invitation has expired.',
    companies_without_owner: 'Every company has an active owner.',
    guide_opinions: 'No written opinion waits.',
    failed_imports: 'Every file received was read.',
    failed_mails: 'Every e-mail has left.',
  },
  oldest: (when) => `the oldest ${when}`,
  open: kit.open,
  openOne: (what) => `Open ${what}`,
  more: (count) => plural(count, 'And # more', 'And # more'),
}
export default en
