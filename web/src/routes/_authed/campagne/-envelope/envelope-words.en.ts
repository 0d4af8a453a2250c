import * as names from '../../../../words/names.en.ts'
import { plural } from '@moisson/law/words/plural'
import type { Words } from '../../../../words/catalogue.ts'
import type fr from './envelope-words.fr.ts'

const en: Words<typeof fr> = {
  title: names.whereTheEnvelopeComesFrom,
  byFormula: (agreement) =>
    `“${agreement}” gives the formula: enter the figures of the financial year, the envelope is computed.`,
  typed: (agreement) => `“${agreement}”: the envelope is a typed amount.`,
  typedBecause: (agreement, reason) => `“${agreement}”: the envelope is a typed amount. ${reason}`,
  addFormula: 'Add the formula to the agreement',
  enter: 'Enter the figures of the financial year',
  correct: 'Correct the figures',
  given: (amount, agreement) => `${amount}, by the formula of “${agreement}”`,
  recordedBy: (name, on) => `Recorded by ${name} on ${on}.`,
  byHand: (formed, difference) => `The formula gives ${formed}; the envelope differs by ${difference}.`,
  reason: 'Why the envelope is not that of the formula',
  reasonHelp: 'Kept with the campaign, read at its review.',
  reasonGiven: (reason) => `Written reason: ${reason}`,
  figures: 'The figures of the financial year',
  fromAgreement: 'Written in the agreement',
  steps: 'The computation, step by step',
  open: 'The whole computation',
  limited: (label, amount) => `${label}, ${amount}: it decides.`,
  dialog: {
    title: 'The envelope by the formula',
    body: (start, end) => `Financial year from ${start} to ${end}.`,
    source: (source) => `Source: ${source}.`,
    by: (when) => `Known ${when}.`,
    known: {
      campaign: 'Taken from the settings of the campaign.',
      company: (year) => `Taken from the company’s file, financial year ${year}: check it.`,
      otherYear: (amount, year) =>
        year === null
          ? `The company’s file says ${amount}, without saying of which financial year.`
          : `The company’s file says ${amount}, but for financial year ${year}.`,
      people: 'From the people the campaign counts.',
    },
    owner: (who) => `Kept by ${who}.`,
    record: 'Record the envelope',
    recorded: (amount) => `Envelope recorded: ${amount}`,
    waiting: 'The envelope appears once every figure is entered.',
    result: names.envelope,
    missing: 'Give this figure.',
    failed: 'These figures give no amount',
  },
  control: {
    same: (amount) => `The formula of the agreement gives the envelope again: ${amount}`,
    differs: (formed, stored) =>
      `The formula of the agreement gives ${formed}, the recorded envelope is ${stored}`,
    byHand: (difference) => `Changed by hand: ${difference}`,
    noFigures: 'The envelope was typed without the figures that the formula of the agreement asks for',
    noFormula: 'The agreement is recorded without a formula: the envelope is a typed amount',
    lastYear: 'Last year',
    thisYear: 'This campaign',
    title: 'The envelope and the shares',
    confirmed: names.whatPeopleConfirmed,
    toPeople: 'See the lines, person by person',
    toFunds: 'See the funds and their documents (KID)',
    envelope: names.envelope,
    person: names.person,
    gross: names.gross,
    net: names.net,
    capped: 'capped',
    more: (count) =>
      `And ${plural(count, '#', '#')} more, from the largest share down: the “Beneficiaries” tab shows them all.`,
    dic: (fund) => `KID of ${fund}`,
    noDic: 'no KID',
  },
}
export default en
