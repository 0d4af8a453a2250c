import * as names from '../../../words/names.en.ts'
import type { Words } from '../../../words/catalogue.ts'
import type fr from './-help-words.fr.ts'

const en: Words<typeof fr> = {
  calendar: 'Add to my calendar',
  contactTitle: 'A question, a disagreement?',
  contactIntro: 'Answered by:',
  contactHr: 'your HR team',
  ask: names.askAQuestion,
  contest: names.disputeMyAmount,
  call: (phone) => `Call ${phone}`,
  mediation:
    'If you and the company cannot agree, the AMF ombudsman (investments) or the labour inspectorate (how the amount was worked out) can be asked, free of charge.',
  notice: 'My individual notice (PDF)',
  receipt: (written) => `My receipt (PDF${written === 'fr' ? ', in French' : ''})`,
}
export default en
