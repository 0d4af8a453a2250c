import { expect, test } from 'vitest'
import { legalDates, worstRisk, type AgreementFacts, type CampaignFacts } from './legal-dates.ts'

const closing = { month: 12, day: 31 }
const period = (today: string) => ({ today, from: '2026-01-01', to: '2027-12-31' })
const agreement = (facts: Partial<AgreementFacts> = {}): AgreementFacts => ({
  type: 'interessement',
  title: 'Accord',
  signed_on: '2025-05-12',
  filed_on: '2025-05-20',
  first_exercise_start: '2025-01-01',
  last_exercise_end: '2027-12-31',
  period_months: null,
  ...facts,
})
const campaign = (facts: Partial<CampaignFacts> = {}): CampaignFacts => ({
  id: 'c1',
  name: 'Intéressement 2025',
  type: 'interessement',
  state: 'open',
  exercise_end: '2025-12-31',
  legal_payment_deadline: '2026-05-31',
  planned_payment_date: '2026-05-15',
  closes_on: '2026-04-10',
  waiting: 3,
  ...facts,
})
const seen = (today: string, agreements: AgreementFacts[], campaigns: CampaignFacts[] = []) =>
  legalDates({ closing, agreements, campaigns }, period(today)).map((one) => [one.kind, one.date, one.risk])

test('an exercice without a signed agreement has its last day to conclude, until that day only', () => {
  expect(seen('2026-03-01', [])).toEqual([
    ['conclusion', '2026-06-30', 'ok'],
    ['conclusion', '2027-06-30', 'ok'],
  ])
  expect(seen('2026-06-15', [])[0]).toEqual(['conclusion', '2026-06-30', 'soon'])
  expect(seen('2026-07-01', [])).toEqual([['conclusion', '2027-06-30', 'ok']])
  // Nobody undertook to sign what is only prepared: a day that has passed is not late.
  const draft = agreement({ signed_on: null, filed_on: null })
  expect(seen('2026-07-01', [draft])).toEqual([['conclusion', '2027-06-30', 'ok']])
})

test('a signed agreement is to be filed within fifteen days of the last day to conclude', () => {
  const unfiled = agreement({ signed_on: '2026-06-20', filed_on: null, first_exercise_start: '2026-01-01' })
  expect(seen('2026-06-25', [unfiled])[0]).toEqual(['filing', '2026-07-15', 'ok'])
  expect(seen('2026-07-10', [unfiled])[0]).toEqual(['filing', '2026-07-15', 'soon'])
  expect(seen('2026-07-16', [unfiled])[0]).toEqual(['filing', '2026-07-15', 'late'])
  // One that counts by half-years: before the second half of the first of them.
  const halves = { ...unfiled, signed_on: '2026-03-20', period_months: 6 }
  expect(seen('2026-04-01', [halves])[0]).toEqual(['filing', '2026-04-15', 'soon'])
})

test('a closed exercice that an agreement covers is paid by its legal day, campaign or not', () => {
  expect(seen('2026-02-01', [agreement()])).toEqual([
    ['payment', '2026-05-31', 'ok'],
    ['agreement_end', '2027-12-31', 'ok'],
  ])
  expect(seen('2026-06-01', [agreement()])[0]).toEqual(['payment', '2026-05-31', 'late'])
  const kinds = seen('2026-04-07', [agreement()], [campaign()])
  expect(kinds.slice(0, 2)).toEqual([
    ['campaign_deadline', '2026-04-10', 'soon'],
    ['payment', '2026-05-31', 'ok'],
  ])
  expect(seen('2026-06-01', [agreement()], [campaign({ state: 'completed' })])).toEqual([
    ['agreement_end', '2027-12-31', 'ok'],
  ])
  // A cancelled campaign pays nobody.
  expect(seen('2026-06-01', [agreement()], [campaign({ state: 'cancelled' })])[0]?.[0]).toBe('payment')
})

test('a payment planned after its legal day is said before it is late', () => {
  const [, payment] = legalDates(
    { closing, agreements: [], campaigns: [campaign({ planned_payment_date: '2026-06-10' })] },
    period('2026-04-01'),
  ).filter((one) => one.kind !== 'conclusion')
  expect([payment?.risk, payment?.reason.fr]).toEqual([
    'soon',
    'Le versement est prévu le mercredi 10 juin 2026, après la limite.',
  ])
})

test('an open campaign that everybody answered is calm, and one person is told in the singular', () => {
  const reason = (waiting: number) =>
    legalDates({ closing, agreements: [], campaigns: [campaign({ waiting })] }, period('2026-04-09')).find(
      (one) => one.kind === 'campaign_deadline',
    )
  expect([reason(0)?.risk, reason(0)?.reason.fr]).toEqual(['ok', 'Tout le monde a répondu.'])
  expect(reason(1)?.reason.fr).toBe('1 personne n’a pas répondu.')
})

test('what is late stays in sight however old, what is calm stays inside the period asked for', () => {
  const late = legalDates(
    { closing, agreements: [agreement()], campaigns: [] },
    { today: '2026-09-01', from: '2026-08-01', to: '2026-12-31' },
  )
  expect(late.map((one) => [one.kind, one.risk])).toEqual([['payment', 'late']])
  expect(worstRisk(late)).toBe('late')
  expect(worstRisk([])).toBe('ok')
})

test('an agreement that another one follows ends without anybody', () => {
  const first = agreement({ last_exercise_end: '2026-12-31' })
  expect(seen('2026-10-15', [first]).filter(([kind]) => kind === 'agreement_end')).toEqual([
    ['agreement_end', '2026-12-31', 'soon'],
  ])
  const next = agreement({ first_exercise_start: '2027-01-01', last_exercise_end: '2029-12-31' })
  expect(seen('2026-10-15', [first, next]).filter(([kind]) => kind === 'agreement_end')).toEqual([])
})

test('a day that cannot be met any more is said once, with the next one, and an agreement that is over is not late', () => {
  const reasons = legalDates({ closing, agreements: [], campaigns: [] }, period('2026-07-01'))
  expect(reasons.map(({ date, reason }) => [date, reason.fr])).toEqual([
    [
      '2027-06-30',
      'Aucun accord signé ne couvre cet exercice. Celui de l’exercice 2026 est passé le mardi 30 juin 2026.',
    ],
  ])
  const over = agreement({ last_exercise_end: '2025-12-31' })
  const paid = [campaign({ state: 'completed' })]
  expect(seen('2026-08-01', [over], paid).filter(([, , risk]) => risk === 'late')).toEqual([])
})

test('a company that has recorded nothing has no date, and an example undertakes nothing', () => {
  const nothing = { closing: null, agreements: [], campaigns: [] }
  expect(legalDates(nothing, period('2026-06-01'))).toEqual([])
  expect(seen('2026-06-01', [agreement({ is_example: true })])).toEqual([])
  // A draft owes nothing before an agreement is on record.
  const draft = campaign({ state: 'draft' })
  expect(legalDates({ ...nothing, campaigns: [draft] }, period('2026-06-01'))).toEqual([])
  expect(seen('2026-06-01', [agreement()], [draft])[0]).toEqual(['payment', '2026-05-31', 'late'])
})
