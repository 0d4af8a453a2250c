import * as names from '../words/names.en.ts'
import type { Words } from '../words/catalogue.ts'
import type fr from './council-words.fr.ts'

export default {
  title: names.forTheWorksCouncil,
  intro: (company) =>
    `What ${company} gives you: the totals of each launched campaign and the documents addressed to you. Nobody is named in it, and no amount is about fewer than five people.`,
  campaigns: names.campaigns,
  noCampaign: 'No launched campaign',
  noCampaignWhy: 'The totals of a campaign show here once it is launched.',
  launched: (day) => `Launched on ${day}`,
  payment: (day) => `payment planned on ${day}`,
  envelope: names.envelope,
  people: names.people,
  average: 'Average share',
  lowest: 'Average of the five lowest shares',
  highest: 'Average of the five highest shares',
  gross: (extremes) =>
    extremes
      ? 'Gross amounts. None is that of one person alone.'
      : 'Gross amounts. The average of the lowest and highest shares is not given: with so few people, it would tell what fewer than five of them get.',
  shared: (how) => `Allocation: ${how}.`,
  criteria: { uniform: 'equal part', salary: 'pay', presence: 'presence', appartenance: 'time on the books' },
  few: 'Fewer than five people have a share: no amount is given, it would tell what each one gets.',
  formula: 'The formula, in words',
  formulaFrench: 'In French, as the agreement has it.',
  typed: 'No calculation of the envelope is recorded with this campaign.',
  curve: (label) => `Envelope by ${label}`,
  curveNow: (label, value, envelope) =>
    `The dashed line is this financial year: ${label} of ${value}, which gives ${envelope}. The other figures stay as they were recorded.`,
  noCurve:
    'No curve: the agreement has changed since, or no figure of the financial year moves the envelope.',
  papers: 'Documents addressed to the works council',
  noPaper: 'No document',
  noPaperWhy:
    'The agreement and the documents addressed to the works council show here once the company gives them to you.',
  valid: (from, until) => `from ${from} to ${until}`,
  take: names.download,
  takeNamed: (title) => `Download ${title}`,
} satisfies Words<typeof fr>
