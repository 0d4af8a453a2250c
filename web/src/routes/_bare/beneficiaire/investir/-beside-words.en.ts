import type { Words } from '../../../../words/catalogue.ts'
import type fr from './-beside-words.fr.ts'

const en: Words<typeof fr> = {
  title: 'The funds, beside what you say',
  intro:
    'In the same order as on the page, from the least risky to the most. These facts do not say whether a fund suits you: read its document too.',
  hold: (time: string) => `Holding time the fund advises: ${time} at least.`,
  holding: {
    within: 'Not longer than your horizon.',
    perhaps: 'May be longer than your horizon.',
    above: 'Longer than your horizon.',
  },
  badYear: (before: string, after: string) => `A bad year: ${before} → ${after}.`,
  noFall: 'No fall.',
  fall: {
    within: 'The fall is not above the one you accept.',
    perhaps: 'A fall of more than €200, which you say you accept.',
    above: 'The fall is above the one you accept.',
  },
}
export default en
