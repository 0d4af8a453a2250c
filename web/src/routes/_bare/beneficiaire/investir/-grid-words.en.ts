import type fr from './-grid-words.fr.ts'

export default {
  title: 'How the risk goes down over time',
  intro: 'The part of your savings kept at low risk, by the time left before you retire.',
  before: 'Before you retire',
  notSafe: 'Low risk does not mean guaranteed: the value may fall in all three profiles.',
} satisfies typeof fr
