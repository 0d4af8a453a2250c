import type { PlainWords } from '../../../../words/plain.ts'
import type usual from '../-place-words.fr.ts'

const en: PlainWords<typeof usual> = {
  when: { immediate_payment: 'Paid, and to put on your tax form', percol: 'Locked until you retire' },
  untaxed: 'with no CSG, no CRDS, no income tax',
  paidUntaxed: 'Paid, with no income tax',
  managedOpen: 'The manager picks',
  managed: {
    prudent: 'The manager picks, prudent profile',
    balanced: 'The manager picks, balanced profile',
    dynamic: 'The manager picks, dynamic profile',
  },
  matched: (amount) => `+ ${amount} added by the company`,
  afterAdvance: (received) => `left to get: you already had ${received} net, paid early`,
  beforePay: 'social contributions and tax are still to be taken off',
}
export default en
