import * as names from '../../../../words/names.en.ts'
import type { Words } from '../../../../words/catalogue.ts'
import type fr from './orientation-words.fr.ts'

export default {
  title: names.whereToBegin,
  lead: 'Am I concerned, what may I do, what does it cost, what do my employees get? Answer what you know: the rest is estimated, and we say so.',
  questions: names.yourAnswers,
  allKnown: 'Your file answers everything: nothing to type.',
  fields: {
    headcount: 'Average headcount of last year',
    annual_gross_payroll_cents: 'Gross pay of a financial year',
    annual_gross_payroll_year: 'Financial year of that pay',
    taxable_profit_cents: 'Last taxable profit (a loss with a minus sign)',
    fiscal_year_end_month: 'Month the accounts close',
    situation: 'Already in place in your company',
    per_person_cents: 'Try another bonus per person',
  },
  unknown: 'I do not know',
  running: (year) => `${year}, under way`,
  situations: {
    nothing: 'Neither works council nor agreement',
    cse: 'A works council, no agreement',
    agreement: 'An agreement, no works council',
    both: 'A works council and an agreement',
  },
  told: 'From your file',
  estimated: names.whatIsAssumed,
  start: 'Give your headcount: everything else follows from it.',
  parts: {
    duties: 'What the law asks of you',
    possible: 'What you may do',
    cost: 'What it costs per year',
    net: 'What a median employee gets',
  },
  next: 'The next step we recommend',
  others: 'Other possible steps',
  kept: 'Your answers are kept in your company’s file as you give them.',
  correct: names.correctTheFile,
  back: names.allSimulations,
} satisfies Words<typeof fr>
