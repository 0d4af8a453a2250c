import { expect, test } from 'vitest'
import { erasureOf, type ErasureFacts } from './erasure.ts'

const today = '2027-03-01'
const facts: ErasureFacts = {
  today,
  left_on: '2024-06-30',
  in_campaign: false,
  last_campaign_on: '2024-05-31',
  held: false,
}
const told = (more: Partial<ErasureFacts>) => {
  const { whole, purposes, erased, kept } = erasureOf({ ...facts, ...more })
  return { whole, purposes, erased: erased.length, kept: kept.map(({ until }) => until) }
}

test('who left and was never in a campaign is erased whole, once no share may come any more', () => {
  expect(told({ last_campaign_on: null })).toEqual({ whole: true, purposes: [], erased: 5, kept: [] })
  expect(told({ last_campaign_on: null, left_on: '2025-03-01' })).toMatchObject({ whole: true })
  const soon = erasureOf({ ...facts, last_campaign_on: null, left_on: '2025-03-02' })
  expect([soon.whole, soon.kept[0]?.until]).toEqual([false, '2027-03-02'])
})

test('once nothing is left to pay, contact, bank and identifiers go; what proves the payments stays five years', () => {
  const kept = ['2029-06-30', '2029-06-30']
  expect(told({})).toEqual({ whole: false, purposes: ['account', 'contact', 'payment'], erased: 3, kept })
  expect(told({ last_campaign_on: '2025-05-31' }).kept).toEqual(['2030-05-31', '2030-05-31'])
  expect(told({ today: '2029-06-30' })).toMatchObject({ whole: true })
  expect(told({ today: '2029-06-29' })).toMatchObject({ whole: false })
})

test('work, a campaign under way and a dispute keep everything, each with its own reason', () => {
  const reasons = (more: Partial<ErasureFacts>) =>
    new Set(erasureOf({ ...facts, ...more }).kept.map(({ reason }) => reason.fr))
  for (const [more, reason] of [
    [{ left_on: null }, 'Le contrat de travail court'],
    [{ in_campaign: true }, 'Une campagne n’est pas'],
    [{ held: true }, 'Un litige est en cours'],
    [{ left_on: '2026-12-31' }, 'Une part du dernier exercice'],
  ] as const) {
    expect(told(more)).toMatchObject({ whole: false, purposes: [], erased: 0 })
    expect([...reasons(more)].some((one) => one.startsWith(reason))).toBe(true)
    expect(told(more).kept).toHaveLength(5)
  }
  expect(told({ held: true, today: '2040-01-01' })).toMatchObject({ whole: false, erased: 0 })
})
