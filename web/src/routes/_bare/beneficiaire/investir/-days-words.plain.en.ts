import type { PlainWords } from '../../../../words/plain.ts'
import type usual from './-days-words.fr.ts'

const en: PlainWords<typeof usual> = {
  between: (most) => `You can go from 0 to ${most}. Half a day counts too.`,
  notHalves: 'Write 3, or 3.5. Nothing in between.',
  tooMany: (most) => `You can give ${most} at most.`,
  keepsAll: 'You keep all your days.',
  taken: (day) =>
    `You will no longer have these rest days. The company pays for them on ${day}, into the PER COL.`,
  valued: 'The payroll found this value. All that has to be taken off is already off.',
  elsewhere: (year) =>
    `It is ten days a year at most. Did you give some elsewhere in ${year}? Give fewer here.`,
  locked: 'The money is locked until you retire. You can take it out before in the cases below.',
  noAnswer: 'Choose some days. Or press “I give no day”.',
  agree: (amount) =>
    `I give ${amount}. I will no longer have these rest days. The money goes in the PER COL.`,
  taxed: () => 'There is no income tax to pay on these days.',
  nextPaid: (day) => `Around ${day}, the company pays for your days. The money goes in the PER COL.`,
  none: 'You have no more days to give this year.',
  closedSilent: 'You confirmed nothing. You keep your rest days.',
}
export default en
