import { delayIn } from '@moisson/law/delays'
import * as names from '../../../words/names.en.ts'
import type { Words } from '../../../words/catalogue.ts'
import type fr from './-place-words.fr.ts'

const en: Words<typeof fr> = {
  place: { immediate_payment: names.toMyAccount, pee: names.pee, percol: names.perCol },
  longPlace: {
    immediate_payment: 'Payment to my account',
    pee: names.peeInFull,
    percol: 'Pension savings plan (PER COL)',
  },
  when: {
    immediate_payment: 'Paid and taxable',
    percol: 'Locked until retirement',
  },
  untaxed: 'with neither CSG, CRDS nor income tax',
  paidUntaxed: 'Paid, not taxable',
  freeOn: (day) => `Free on ${day}`,
  peeLocked: `Locked for ${delayIn('savings_lock', 'en')}`,
  managed: { prudent: 'Managed, prudent', balanced: 'Managed, balanced', dynamic: 'Managed, dynamic' },
  managedOpen: 'Managed for you',
  matched: (amount) => `+ ${amount} of net employer matching`,
  until: (day) => `Until ${day}`,
  timeLeft: (left) => `${left} left`,
  timeOver: names.timeIsOver,
  noDeadline: 'Deadline to come',
  afterAdvance: (received: string) => `still due after ${received} net received as an advance`,
  beforePay: 'before social contributions and tax',
  back: 'Back',
  barLabel: (parts) => `Split: ${parts}`,
}
export default en
