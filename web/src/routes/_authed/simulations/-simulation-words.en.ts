import * as names from '../../../words/names.en.ts'
import type { Words } from '../../../words/catalogue.ts'
import { plural } from '@moisson/law/words/plural'
import type fr from './-simulation-words.fr.ts'

const en: Words<typeof fr> = {
  types: {
    interessement_envelope: 'Intéressement envelope',
    participation_reserve: names.participationReserve,
    distribution: 'Individual distribution',
    employer_cost: 'Employer cost',
    employee_net: 'Employee net',
    abondement_budget: 'Matching budget',
    obligation_check: 'Does it apply to me?',
    ppv: names.valueSharingBonus,
  },
  questions: {
    interessement_envelope: 'How much does the formula give, and when does it give nothing?',
    participation_reserve: 'What does the legal formula give, or that of your agreement?',
    distribution: 'Who receives how much, and which allocation is the fairest?',
    employer_cost: 'What does the sum paid really cost?',
    employee_net: 'What is left for the employee, paid or invested?',
    abondement_budget: 'How much to set aside to match what people save?',
    obligation_check: 'Which schemes are compulsory here?',
    ppv: 'What does a bonus cost, and what does each person receive?',
  },
  statuses: { draft: names.draft, saved: 'Saved', reference: 'Reference', archived: names.archived },
  rulesOf: (day: string) => `Rules of ${day}`,
  warnings: (count: number) => plural(count, '# point to look at', '# points to look at'),
  back: names.allSimulations,
  outdated: 'The people or their pay have changed since this calculation.',
  print: names.print,
}
export default en
