import { delayIn } from '@moisson/law/delays'
import * as names from '../../../words/names.en.ts'
import type { Words } from '../../../words/catalogue.ts'
import type fr from './-term-words.fr.ts'

const en: Words<typeof fr> = {
  guide: 'Understand it all, topic by topic',
  net: 'net',
  netMeans: (rate) => `What is yours once CSG and CRDS (${rate}) are taken from the gross amount.`,
  netExample: (gross, levies, net) => `For you: ${gross} − ${levies} = ${net}.`,
  matching: 'employer matching',
  matchingMeans: 'What your employer adds to the money you invest (« abondement » in French).',
  taxable: 'taxable',
  taxableMeans:
    'Money paid to your account is added to your income of the year; money placed in a plan is not taxed on the way in.',
  taxableExample: (amount) => `For you: ${amount} to declare if all of it is paid to you.`,
  pee: names.pee,
  peeMeans: `Company savings plan: the money is locked for ${delayIn('savings_lock', 'en')}, except for events of life (buying the main home, marriage, birth of a third child, leaving the company…).`,
  percol: names.perCol,
  percolMeans:
    'Pension savings plan: the money is locked until retirement, except for buying the main home and accidents of life.',
  sri: 'risk from 1 to 7',
  sriMeans:
    'The official scale of the key information document: 1, the value moves very little; 7, it can rise and fall a lot.',
  dic: names.kid,
  dicMeans:
    'Key information document (« DIC »): three official pages that say what the fund does, its risk and its costs.',
  sfdr: 'SFDR',
  sfdrMeans:
    'The European regulation classes funds: article 6, no sustainable aim; article 8, takes environmental or social criteria into account; article 9, has a sustainable objective.',
  managed: 'managed for you',
  managedMeans:
    'The manager spreads the money for you according to a profile, and lowers the risk as the end comes near (« gestion pilotée »).',
  csg: names.csgAndCrds,
  csgMeans: (csg, crds) =>
    `Two social levies taken from intéressement, participation and the matching contribution: ${csg} and ${crds} of the gross amount.`,
  participation: 'participation',
  participationMeans:
    'The part of the profit that the law sets aside for employees from fifty of them on: paid on request, otherwise locked for five years in a plan.',
  bonus: 'intéressement',
  bonusMeans: 'A collective bonus tied to the company’s results or performance, set by an agreement.',
}
export default en
