import * as names from '../../../../words/names.en.ts'
import type { Words } from '../../../../words/catalogue.ts'
import type fr from './-own-words.fr.ts'

const en: Words<typeof fr> = {
  yours: (campaign) => `${campaign}: your payments`,
  upTo: 'at most, of your own money',
  question: 'How much would you like to pay in?',
  each: (amount) => `You pay in ${amount}`,
  matched: (amount) => `and the company adds ${amount} net.`,
  fromPay: (day) => `The amount you confirm is taken off your pay, then paid in on ${day}.`,
  elsewhere: (year) =>
    `This limit holds for the whole year ${year}: if you already paid into a plan of the company yourself, pay in that much less.`,
  above: (amount) => `That is ${amount} too much: lower an amount.`,
  noAmount: 'Give an amount, or choose to pay nothing in.',
  goOn: names.goOn,
  nothing: 'I pay nothing in',
  paysNothing: 'You pay nothing in. Nothing is taken off your pay.',
  withheld: 'Taken off your pay',
  agree: (amount) => `I ask for ${amount} to be taken off my pay.`,
  taxed: (onPercol) =>
    onPercol
      ? 'What you pay into the PER COL is deducted from your taxable income, within a yearly limit, unless you give that up with the account keeper. Nothing is deducted for the PEE.'
      : 'What you pay into the PEE is not deducted from your taxable income.',
  nextPaid: (day) => `Around ${day}: the money is taken off your pay and paid in.`,
  closedSilent: 'You confirmed nothing: nothing is paid in.',
}
export default en
