import type { Words } from '../../../words/catalogue.ts'
import type fr from './-holding-words.fr.ts'

const en: Words<typeof fr> = {
  title: 'What I have invested',
  total: 'invested by your campaigns, matching included',
  andComing: (amount) => `, and ${amount} being invested`,
  none: 'Your settled campaigns invested nothing.',
  allPaid: 'Your settled campaigns invested nothing: everything was paid to you.',
  kept: (amount) => `${amount} is kept for you by the company: ask them for it.`,
  keptUntil: 'Until when, and what then',
  keptBy: (plan, keeper) => `${plan}, with ${keeper}`,
  freeOn: (day) => `free on ${day}`,
  freeSince: (day) => `free since ${day}`,
  atRetirement: 'free at retirement',
  toCome: (day) => `to be invested around ${day}`,
  refused: 'refused by the account keeper, all or part of it: ask the company how it stands',
  matched: (amount) => `including ${amount} added by the company`,
  late: (amount) => `of which ${amount} of late-payment interest`,
  ofWhich: (sentence) => `Of which ${sentence}`,
  known:
    'What Moisson knows: the sums on the day they were invested. Gains, losses, withdrawals and your other payments are with your account keeper.',
  paid: (amount) => `${amount} paid to my account`,
  placed: (amount, plan, when) => `${amount} in the ${plan}, ${when}`,
  heldPaid: (amount, day) => `${amount} held, then paid on ${day}`,
  heldDeposited: (amount, day) => `${amount} handed to the Caisse des dépôts on ${day}`,
  held: (amount) => `${amount} held for you`,
}
export default en
