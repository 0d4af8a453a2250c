import type { Words } from '../../../words/catalogue.ts'
import type fr from './-help-words.fr.ts'

const en: Words<typeof fr> = {
  calendar: 'Add to my calendar',
  contactTitle: 'A question, a disagreement?',
  contactIntro: 'Your HR team answers you:',
  contactNobody: 'Ask your HR team.',
  ask: 'Ask a question',
  contest: 'Contest an amount',
  call: (phone) => `Call ${phone}`,
  askSubject: (campaign) => `Question about my amount (${campaign})`,
  contestSubject: (campaign) => `Contesting my amount (${campaign})`,
  contestBody: (amount) =>
    `Hello,\n\nThe amount of ${amount} announced to me does not seem right, for the following reason:\n\n`,
  mediation:
    'If you and the company cannot agree, the AMF ombudsman (investments) or the labour inspectorate (how the amount was worked out) can be asked, free of charge.',
  notice: 'My individual notice (PDF)',
  receipt: 'My receipt (PDF)',
}
export default en
