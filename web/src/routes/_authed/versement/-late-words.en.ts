import type { Words } from '../../../words/catalogue.ts'
import type fr from './-late-words.fr.ts'

const en: Words<typeof fr> = {
  lateIn: (amount: string) => `This transfer includes ${amount} of late interest, fixed for that day.`,
  lateOther: (day: string) =>
    `The late interest is fixed for a payment on ${day}: fix it for the day chosen, or choose that day.`,
  lateOut:
    'This file carries the principal alone. Interest is paid together with it: fix it first, or the company will owe it apart.',
  lateFix: 'Fix the interest',
  source: 'Where this rate was read',
  sourceHelp: 'The notice of the Official Journal and its date: kept with the interest.',
  fixTitle: 'Fix the interest of that day',
  fixBody:
    'Each person’s amount is written on their line and is not computed again: it leaves in the transfer, the keeper’s file, the payroll file and the entries. Exempt as the principal is; CSG and CRDS are not taken from it: payroll is to check that.',
  fix: (day: string) => `Fix for ${day}`,
  fixOf: (kind: string, day: string) => `Fix for ${day}: ${kind}`,
  fixed: 'Late interest fixed',
  fixedFor: (amount: string, day: string) => `${amount} fixed for ${day}.`,
  likePay:
    'Agreement too late: the amounts of this transfer and of the keeper’s file are after CSG and CRDS, before the contributions and tax everybody was told of. The payroll file alone subjects them as pay: have payroll establish the net first.',
  removeTitle: 'Interest was fixed',
  remove: 'Take this interest away',
  removeOf: (kind: string) => `Take the interest away: ${kind}`,
  removed: 'Late interest taken away',
  notFixed: 'Nothing is fixed.',
  settled: 'Already ordered or paid: take its record back to change it.',
}

export default en
