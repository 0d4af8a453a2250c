import * as names from '../../../../words/names.en.ts'
import type { Words } from '../../../../words/catalogue.ts'
import { plural } from '@moisson/law/words/plural'
import type fr from './result-words.fr.ts'

const en: Words<typeof fr> = {
  formula: 'The formula in words',
  figures: names.theFigures,
  stepsOf: (label: string) => `Calculation: ${label}`,
  openSteps: 'See the calculation',
  scenarios: 'Envelope by scenario',
  scenario: names.scenario,
  amount: names.amount,
  course: 'What the formula gives along the indicator',
  indicator: names.indicator,
  envelope: names.envelope,
  breakdown: 'What the cost is made of',
  part: 'Part',
  options: 'What is left by choice',
  choice: 'Choice',
  byContribution: 'Matching by what is invested',
  contribution: 'Contribution',
  abondement: names.matching,
  people: 'Per person',
  person: names.person,
  fairness: {
    title: 'Which allocation is the fairest?',
    intro: (people: string) =>
      `${people} people, without any name. Each allocation shares exactly the same sum.`,
    curve: 'From the lowest amount to the highest',
    rank: 'Rank',
    percentile: (percent: number) => `${percent}%`,
    table: 'The allocations side by side',
    mix: names.allocation,
    lowest: 'Lowest',
    median: 'Median',
    mean: 'Average',
    highest: 'Highest',
    gaining: 'Gain',
    losing: 'Lose',
    gain: (count: number, average: string) =>
      `${plural(count, '# person', '# people')}, ${average} on average`,
    count: (count: number) => plural(count, '# person', '# people'),
    against: 'against your allocation',
    given: 'Your allocation',
    uniform: names.equalPart,
    salary: names.byPay,
    presence: names.byPresence,
    groups: 'Average by group',
    group: 'Group',
    groupsHelp: 'No group of fewer than five people is shown.',
    none: 'Too few people to show groups.',
  },
}
export default en
