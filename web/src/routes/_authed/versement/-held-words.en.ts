import data from '../../../words/data.en.ts'
import kit from '../../../words/kit.en.ts'
import * as names from '../../../words/names.en.ts'
import { plural } from '@moisson/law/words/plural'
import type fr from './-held-words.fr.ts'

const en: typeof fr = {
  title: names.heldSums,
  intro:
    'Money of people nobody could inform, over all campaigns. The company holds it, then hands it to the Caisse des dépôts.',
  left: (count, amount) => `${plural(count, '# sum held', '# sums held')}, ${amount}`,
  due: (count, amount) =>
    `${plural(count, '# sum to hand', '# sums to hand')} to the Caisse des dépôts, ${amount}`,
  dueBody: 'The time of keeping is over: make the transfer, then record its day and reference.',
  show: names.show,
  open: 'Held, or to hand over',
  all: kit.all,
  search: 'Name, employee number or campaign',
  file: 'List (CSV)',
  none: 'No sum is held',
  noneBody: 'All those of your validated campaigns were paid or handed over.',
  badges: { to_deposit: names.toHandOver, kept: 'Held', paid: 'Paid', deposited: names.handedOver },
  number: (text) => `employee number ${text}`,
  since: (day) => `held since ${day}`,
  until: (day) => `to be kept until ${day}`,
  noDay: 'still owed: the law sets no day to hand it over',
  done: {
    paid: (day) => `paid to the person on ${day}`,
    deposited: (day) => `handed to the Caisse des dépôts on ${day}`,
  },
  reference: (text) => `ref. ${text}`,
  by: (name) => `recorded by ${name}`,
  tried: 'Tried',
  neverTried: 'Nothing left: no mail, no letter.',
  more: (count) => plural(count, 'and # more', 'and # more'),
  ways: 'Reach them today',
  noAccount: 'no account',
  noWay: 'Neither e-mail nor phone',
  postOnly: 'postal address known',
  complete: 'Complete their contact details',
  letter: 'Statement to send them (PDF)',
  letterOf: (name) => `Statement to send them (PDF), ${name}`,
  record: names.record,
  recordOf: (name) => `Record what becomes of the sum of ${name}`,
  change: kit.change,
  changeOf: (name) => `Change what is recorded: ${name}`,
  dialog: {
    title: (name) => `Sum of ${name}`,
    body: (amount, campaign) => `${amount}, ${campaign}`,
    status: 'What becomes of it',
    kept: 'Still held',
    keptBody: 'Note what was tried.',
    paid: 'Paid to the person',
    paidBody: 'The person is found: you have paid them.',
    taxed: (amount) =>
      `Once paid, it is part of the person’s taxable income: ${amount} to declare with the pay of the month. CSG and CRDS are withheld already.`,
    deposited: 'Handed to the Caisse des dépôts',
    depositedFrom: (day) => `Possible after ${day}.`,
    depositedNow: 'The time of keeping is over.',
    depositedNever: 'The law does not provide for it for this sum.',
    paidOn: 'Paid on',
    depositedOn: 'Day of the transfer',
    reference: data.reference,
    referenceHelp: 'The person will read it in their space, to claim the sum.',
    note: 'What was tried, what is worth knowing',
    tells: 'The person is told if a mail reaches them; their space and their summary statement say so too.',
    save: names.record,
    saved: 'It is recorded',
    changed: 'Somebody recorded something else meanwhile: close, then check the line.',
  },
}
export default en
