import * as names from '../../../../words/names.en.ts'
import type { Words } from '../../../../words/catalogue.ts'
import type fr from './-first-words.fr.ts'

const en: Words<typeof fr> = {
  yours: (campaign) => `${campaign}: your amount`,
  easy: names.easyToRead,
  easyFailed: 'These words could not be loaded: check the network, then tap again.',
  howToUse: 'What do you want to do with it?',
  neutral: 'Each answers in one tap. None is recommended: the order is the same for everybody.',
  quick: {
    quick_cash: names.allToMyAccount,
    quick_managed: names.placeItAll,
    quick_half: names.halfAndHalf,
    quick_both: names.inBothPlans,
  },
  placeIt: 'Where to invest it?',
  placed: { managed: 'Managed for you', free: 'In the default fund' },
  placedAnyhow: 'The sum goes to the PER COL: you only choose where it is invested there.',
  customiseFunds: 'One or several funds, on your own or managed.',
  added: 'added by the company, net',
  paid: 'net, to my account',
  invested: 'invested',
  paidPart: (amount) => `${amount} to my account`,
  onPlan: (amount, plan) => `${amount} in the ${plan}`,
  taxable: (amount) => `${amount} to declare`,
  freeOn: (day) => `PEE free on ${day}`,
  freeRetirement: 'PER COL free at retirement',
  yourDraft: 'Your draft',
  yourChoice: 'Your confirmed choice',
  customise: 'I decide the split',
  customiseBody: 'Amounts, plans, funds, free or managed.',
  notAdvice: 'Moisson gives no investment advice. For a personal opinion, ask an adviser.',
  cashOnly: 'This campaign offers no investment: the money is paid to your account.',
  draftAfter: (time) =>
    `The choice you confirmed on ${time} still counts. The change under way is not confirmed.`,
  draftSilence:
    'If you do nothing more, your complete draft will be applied as it is. Confirm it to be sure.',
  answeredSilence: (day) => `If you do nothing, the choice you confirmed on ${day} applies.`,
  undo: 'Drop the change',
  resume: 'Review and confirm',
}
export default en
