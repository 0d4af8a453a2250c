import type { PlainWords } from '../../../../words/plain.ts'
import type usual from './-first-words.fr.ts'

const en: PlainWords<typeof usual> = {
  yours: (campaign) => `${campaign}: your money`,
  howToUse: 'What do you want to do with this money?',
  neutral:
    'Tap an answer. You can read it again before you confirm. We do not tell you which one to take. The order is the same for all.',
  quick: {
    quick_cash: 'All to my bank account',
    quick_managed: 'Save it all',
    quick_half: 'Half to my account, half saved',
    quick_both: 'Saved, in both plans',
  },
  placeIt: 'Where do you want to put this money?',
  placed: { managed: 'A manager picks for me', free: 'In the fund set in advance' },
  placedAnyhow: 'The money goes to the PER COL, for when you retire. You only pick where it is put there.',
  customiseFunds: 'I pick one fund or more. Or a manager picks for me.',
  added: 'added by the company',
  paid: 'paid to my account',
  invested: 'saved',
  paidPart: (amount) => `${amount} paid to my account`,
  taxable: (amount) => `${amount} to put on your tax form`,
  freeOn: (day) => `PEE money is locked, then free on ${day}`,
  freeRetirement: 'PER COL money is locked until you retire',
  yourDraft: 'Not confirmed yet',
  yourChoice: 'Your answer',
  customise: 'I pick for myself',
  customiseBody: 'I choose how much to keep. I choose where the rest goes.',
  notAdvice: 'Moisson does not tell you where to put money. For advice, talk to an adviser.',
  cashOnly: 'There is nothing to save here. All the money goes to your account.',
  draftAfter: (time) => `Your answer of ${time} still counts. The change is not confirmed yet.`,
  draftSilence: 'If you do nothing more, your draft counts. Confirm it to be sure.',
  answeredSilence: (day) => `If you do nothing, your answer of ${day} counts.`,
  undo: 'Cancel the change',
}
export default en
