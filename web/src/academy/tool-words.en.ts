import * as names from '../words/names.en.ts'
import type { Words } from '../words/catalogue.ts'
import type source from './tool-words.fr.ts'

const words: Words<typeof source> = {
  note: {
    net: 'Rates in force today. It does not hold for a value-sharing bonus of the temporary regime, which bears nothing.',
    tax: 'Tax is worked out at your rate on the taxable part; your return may change it a little. What is invested is locked, and its value may fall.',
    matching:
      'For a single rate on the net amount, and a gross cap. If your plan has bands, the page of your choice works it out exactly.',
    deadline:
      'For a financial year of a whole year. The days to sign and to file are those of an intéressement; those of the payment and its interest hold for a participation too. The last day to inform counts neither the time of payroll nor the days after which the agreement deems the notice received.',
    ceilings:
      'For a whole year in the company. A ceiling not published yet is replaced by the last one known.',
    release: 'The cases of early exit let you leave sooner.',
  },
  notComputed: 'Nothing is computed: correct the field that is marked.',
  gross: 'Gross amount of your bonus',
  taxRate: 'Your tax rate, in %',
  plan: names.plan,
  plans: { PEE: names.pee, PERCOL: names.perCol },
  matchingRate: 'Matching rate of the plan, in %',
  cap: 'Yearly cap of the plan, gross',
  received: 'Matching already received this year, gross',
  closing: 'Closing of the financial year',
  acquired: 'Day the money reached the plan',
  source: 'What was invested',
  sources: { other: 'Intéressement, bonus, own payment or matching', participation: 'A participation' },
  net: { csg: 'CSG', crds: 'CRDS', net: 'To take or to invest' },
  tax: {
    net: 'Net of CSG and CRDS',
    taxable: 'Taxable part if you take the cash',
    tax: 'Tax if you take the cash',
    cash: 'In your pocket if you take the cash',
    placed: 'In the plan if you invest it, before matching',
  },
  matching: {
    ceiling: 'Ceiling of the law for the year, gross',
    left: 'Matching still possible, gross',
    place: 'To invest, net, to receive it all',
    matched: 'What then comes from the company, net',
  },
  deadline: {
    sign: 'Last day to sign an agreement for this year',
    file: 'Last day to file this agreement',
    statement: 'Last day of the annual statement to each saver',
    inform: 'Last day to inform before the payment',
    pay: 'Last day of the payment',
    interest: 'First day of late interest',
    report: 'Last day of the report on participation to the works council',
    supplement: 'Last day to pay a supplement',
  },
  toCalendar: 'Add these dates to my calendar',
  calendarFile: (closing: string) => `employee-savings-calendar-${closing}.ics`,
  calendarEntry: (what: string, closing: string) => `${what} (financial year closing on ${closing})`,
  ceilings: {
    person: 'Share of one person',
    pay: 'Pay taken for the participation',
    pee: 'Matching in a PEE, paid this year',
    percol: 'Matching in a PER COL, paid this year',
    unpaid: 'Own payment without pay this year',
  },
  release: { free: 'Free on' },
  retirement: 'at retirement',
  notARate: (most) => `Write a rate between 0 and ${most}.`,
  notADay: 'Choose a date between 2019 and 2099.',
  mine: (name, amount) => `Take my amount: ${amount} (${name})`,
}
export default words
