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
    'Without an agreement with the company, the AMF ombudsman (investment) or the labour inspectorate (computation) can be asked free of charge.',
  notice: 'My individual notice (PDF)',
  receipt: 'My receipt (PDF)',
}
export default en
