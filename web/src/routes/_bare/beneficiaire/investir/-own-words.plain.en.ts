import type { PlainWords } from '../../../../words/plain.ts'
import type usual from './-own-words.fr.ts'

const en: PlainWords<typeof usual> = {
  fromPay: (day) => `The money leaves your pay. It is paid in on ${day}.`,
  elsewhere: (year) => `Did you pay in money in ${year} already? Pay in that much less here.`,
  above: (amount) => `That is ${amount} too much. Lower an amount.`,
  noAmount: 'Write an amount. Or press “I pay nothing in”.',
  paysNothing: 'You pay nothing in. Nothing leaves your pay.',
  withheld: 'What leaves your pay',
  agree: (amount) => `I ask for ${amount} to leave my pay.`,
  taxed: (onPercol) =>
    onPercol
      ? 'Money in the PER COL lowers your tax. There is a limit each year. You can refuse it. Tell the account keeper. Money in the PEE does not lower your tax.'
      : 'Money in the PEE does not lower your tax.',
  nextPaid: (day) => `Around ${day}, the money leaves your pay.`,
  closedSilent: 'You confirmed nothing. Nothing is paid in.',
}
export default en
