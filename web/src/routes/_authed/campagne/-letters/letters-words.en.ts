import * as names from '../../../../words/names.en.ts'
import { plural } from '@moisson/law/words/plural'
import type fr from './letters-words.fr.ts'

export default {
  intro:
    'No e-mail reaches these people. Print their letter, hand it over, then record the day: their time to answer starts with it. The letter carries a personal code that exists nowhere else.',
  table: 'Letters of the campaign',
  empty: 'No letter to hand over',
  emptyBody: 'An e-mail reaches everybody in the campaign.',
  all: 'All letters',
  states: {
    to_print: 'To print',
    printed: names.toHandOver,
    handed: names.handedOver,
    answered: 'Answered',
  },
  reasons: {
    no_email: 'No address',
    refused: 'Address refused',
    on_paper: 'Prefers paper',
    has_email: 'Has an address since',
  },
  person: 'For',
  site: 'Place of work',
  why: 'Why a letter',
  amount: 'To decide about',
  toReturn: (amount) => `${amount} to return`,
  nothingAsked: names.nothingToDecide,
  state: 'Letter',
  until: 'May answer until',
  changed: 'Amount corrected since: print again',
  handedOn: (day, how) => `on ${day}, ${how}`,
  ways: {
    in_person: 'in person',
    post: 'by post',
    registered_post: 'by registered post',
    internal_mail: 'by internal mail',
  },
  searchHint: names.nameOrNumber,
  search: 'Find a letter: name or employee number',
  printLeft: (count) => plural(count, 'Print the remaining letter', 'Print the # remaining letters'),
  printFirst: (count, left) => `Print ${count} of the ${left} remaining letters`,
  nothingLeft: 'Nothing to print',
  printThem: 'Print their letter',
  printed: (count) => plural(count, 'The letter is ready to print', 'The letters are ready to print'),
  printedBody: 'Keep this file while you print, then delete it: it holds the codes.',
  handThem: 'Record the handing over',
  again: {
    title: (count) => plural(count, 'Print this letter again?', 'Print these letters again?'),
    body: 'Each letter gets a new code. The former one stops working, even if the first letter was handed over already.',
    confirm: 'Print with a new code',
  },
  hand: {
    title: (count) =>
      plural(count, 'Record that a letter was handed over', 'Record that # letters were handed over'),
    description: (presumed, days) =>
      `Time starts on the day the letter is handed over${presumed > 0 ? `, plus the ${presumed} day${presumed > 1 ? 's' : ''} of the agreement` : ''}: ${days} full days to answer. A mistake can be corrected until the person has answered; time once announced is never shortened.`,
    nothingAsked:
      'These letters tell what was received in advance and ask nothing: no time to answer starts with this day.',
    on: 'Handed over on',
    how: 'How',
    save: 'Record',
    done: (count) => plural(count, 'Handing over recorded', '# recorded'),
    until: (day) => `Answers are taken until ${day}.`,
    none: 'Nothing was recorded',
  },
} satisfies typeof fr
