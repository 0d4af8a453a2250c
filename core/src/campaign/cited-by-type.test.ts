import type { Day } from '@moisson/law/calendar'
import { headingOf, numbersOfPoints, sourceIn, type LegalPoint } from '@moisson/law/legal-points'
import { expect, test } from 'vitest'
import { legalDates } from '../admin/legal-dates.ts'
import { defaultBasis } from '../choice/default-sentence.ts'
import { lateInterestLeft } from '../payment/late-left.ts'
import { systemTodos } from '../todo/system-todos.ts'
import { campaignStates, campaignTypes, type CampaignType } from '../vocabulary.ts'
import { campaignTypeFacts } from './type-facts.ts'

const agreed = (type: 'interessement' | 'participation', last_exercise_end: Day) => ({
  type,
  title: 'Accord',
  conclusion: null,
  signatories: [],
  signed_on: '2024-05-12',
  filed_on: null,
  first_exercise_start: '2024-01-01',
  last_exercise_end,
  period_months: null,
  tacit_renewal: null,
})
/** The scheme whose articles a type goes by. */
const own = (type: CampaignType) =>
  campaignTypeFacts[type].booked_as === 'participation' ? 'participation' : 'interessement'
const campaign = (type: CampaignType) => ({
  id: 'c',
  name: 'Campagne',
  type,
  exercise_end: '2025-12-31',
  legal_payment_deadline: '2026-05-31',
  planned_payment_date: null,
  closes_on: '2026-06-10',
  waiting: 2,
})

/** Everything that things to do, legal dates and remarks say of a company with this scheme alone, at each of its states. */
function* saidOf(type: CampaignType): Iterable<unknown> {
  const closing = { month: 12, day: 31 }
  const standing = {
    company_id: 'company',
    closing,
    missing: 0,
    has_people: true,
    told_agreement: false,
    bounced: 0,
    without_email: 0,
    leavers_without_contact: 0,
    held: [],
    settled_promises: { receipts: 0, missing_cents: 0 },
    questions: { open: 0, disputed: 0, due: null, to_give: 0 },
    documents: [],
    steps: [],
    open_templates: [],
  }
  for (const today of ['2026-05-04', '2026-06-05', '2026-10-20'])
    for (const state of [null, ...campaignStates])
      for (const end of ['2026-12-31', '2029-12-31']) {
        const agreements = [agreed(own(type), end)]
        const campaigns = state === null ? [] : [{ ...campaign(type), state }]
        yield legalDates(
          { closing, agreements, campaigns },
          { from: '2026-01-01', to: '2027-12-31', today },
        ).filter(({ kind }) => kind !== 'conclusion')
        yield systemTodos({
          ...standing,
          today,
          agreements,
          campaigns: campaigns.map((one) => ({
            ...one,
            year: 2025,
            calculated: today !== '2026-05-04',
            presumption_days: 4,
            gross_cents: 10_000_000,
            people: 40,
            silent: 12,
            remindable: 12,
            unprinted: 2,
            unprinted_since: today,
            state_since: today,
            left: null,
            reason: null,
          })),
        })
      }
  yield lateInterestLeft(
    [{ kind: 'payroll', owed_cents: 100, recorded_on: null, fixed_on: null }],
    { type, legal_payment_deadline: '2026-05-31' },
    '2026-06-05',
  )
  const { points, notice } = campaignTypeFacts[type]
  yield [notice, defaultBasis(type)]
  yield Object.values(points).map((point: LegalPoint) => sourceIn(point, 'fr'))
}

const titles: Record<'interessement' | 'participation', RegExp> = {
  interessement: /\b[LDR]\s?331[1-5]-[\d-]+/,
  participation: /\b[LDR]\s?332[2-6]-[\d-]+/,
}

test.each(campaignTypes)('what is said of a campaign of %s cites no article of another scheme', (type) => {
  const other = own(type) === 'participation' ? titles.interessement : titles.participation
  const all = [...saidOf(type)].map((one) => JSON.stringify(one))
  for (const said of all) expect(said).not.toMatch(other)
  expect(all.join()).toMatch(titles[own(type)])
})

test('the last day to pay, late interest, the reply and what is not claimed stand in the articles of their scheme', () => {
  const of = (type: CampaignType) => {
    const { deadline, late, reply, unclaimed } = campaignTypeFacts[type].points
    return [deadline, late, reply, unclaimed].map((point) => numbersOfPoints(point).join())
  }
  expect(of('interessement')).toEqual(['L3314-9', 'D3313-13', 'R3313-12', 'D3313-11'])
  expect(of('participation')).toEqual(['D3324-21-2,D3324-25', 'D3324-25', 'R3324-21-1', 'D3324-37'])
  expect(headingOf('participation_late_interest')).toBe('art. D3324-25 du code du travail')
})

test('what follows a participation agreement is concluded within a year of the closing of the next exercice', () => {
  const [ending] = systemTodos({
    company_id: 'company',
    today: '2027-11-02',
    closing: { month: 12, day: 31 },
    missing: 0,
    has_people: false,
    told_agreement: false,
    bounced: 0,
    without_email: 0,
    leavers_without_contact: 0,
    held: [],
    settled_promises: { receipts: 0, missing_cents: 0 },
    questions: { open: 0, disputed: 0, due: null, to_give: 0 },
    campaigns: [],
    agreements: [agreed('participation', '2026-12-31')],
    documents: [],
    steps: [],
    open_templates: [],
  }).filter(({ key }) => key.startsWith('agreement_ends'))
  expect(ending).toMatchObject({
    due_date: '2028-12-31',
    due_rule: {
      fr: 'Un an après la clôture de l’exercice qui suit la fin de l’accord (C. trav., art. L3323-5)',
    },
  })
})
