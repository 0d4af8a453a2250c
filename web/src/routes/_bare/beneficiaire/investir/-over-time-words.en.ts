import * as names from '../../../../words/names.en.ts'
import { plural } from '@moisson/law/words/plural'
import type { Words } from '../../../../words/catalogue.ts'
import type fr from './-over-time-words.fr.ts'

const en: Words<typeof fr> = {
  title: 'Cash or invested, over time',
  intro:
    'Your own figures, side by side. A calculation, not advice and not a promise: nothing is chosen here.',
  recomputed: (fund) => `Figures worked out with ${fund}.`,
  taxTitle: 'Your income tax',
  taxHow: 'How should it be counted?',
  taxWays: {
    none: 'Leave it out',
    rate: 'At a rate I give',
    notice: 'From my French tax notice',
  },
  rate: 'Your rate, in %',
  rateHelp:
    'The one on your payslip, or your tax band. It counts on the whole taxable sum, without the 10% allowance for work expenses.',
  rateWrong: 'Enter a rate from 0 to 90%, for example 11.',
  income: 'Taxable income of the household',
  incomeHelp: 'The line “Revenu imposable” of the notice, without this sum.',
  incomeWrong: 'Enter an amount in euros, for example 32,000.',
  parts: 'Household shares',
  partsHelp: 'The line “Nombre de parts”: 1, 1.5, 2…',
  partsWrong: 'Enter a number of shares from 1 to 20, in quarters: 1, 1.5, 2.25.',
  taxStays: 'What is written here stays on this page.',
  taxNotCounted: 'Tax is not counted in the “Cash” column.',
  taxAtRate: (tax) => `${tax} of tax, at the rate given.`,
  taxByScale: (tax, band) => `${tax} of tax, by the tax scale: the sum reaches the ${band} band.`,
  untaxed: 'This sum is not taxable.',
  where: 'Where would it be invested?',
  plan: names.plan,
  fund: 'Fund of the example',
  fundHelp: 'From the least risky to the most, then by name. None is recommended.',
  fundOption: (name, risk) => `${name} (risk ${risk} out of 7)`,
  noFund:
    'The documents of the funds on offer do not give these figures: no comparison over time is possible.',
  today: 'On the day of payment',
  cash: 'Cash',
  placed: names.placed,
  afterTax: 'after your tax',
  beforeTax: 'before tax',
  withMatching: (added) => `including ${added} added by the company`,
  withoutMatching: 'the company adds nothing',
  after: (years) => plural(years, '# year after payment', '# years after payment'),
  locked: (day) => `Locked until ${day}: before that, only by an early release.`,
  lockedRetirement: 'Locked until retirement, but for the exceptions of the law.',
  free: 'The money of the plan is free.',
  kinds: { bad: names.badYear, middling: names.averageYear, good: names.goodYear },
  assumed: names.whatIsAssumed,
  assumptions: {
    source:
      'The three years come from the fund’s key information document, which gives one-year figures only, costs included.',
    more: 'Beyond one year: a first year of that kind, then average ones. That is an assumption; several bad years in a row are possible.',
    exit: (rate) =>
      `On the way out, gains bear ${rate} of social levies, at the rate known today, and no income tax.`,
    cash: 'Cash is assumed neither spent nor invested elsewhere. Rising prices are not counted.',
    scale:
      'From the notice: the last tax scale published and the 10% allowance for work expenses; neither real expenses nor the cap of that allowance, nor the relief for small taxes, the cap on the family quotient, reductions or credits.',
  },
  document: 'The fund’s document',
  back: 'Back to my choice',
}
export default en
