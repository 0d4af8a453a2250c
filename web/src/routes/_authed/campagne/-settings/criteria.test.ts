import { describe, expect, test } from 'vitest'
import { changedCriterion, subMasses, weightsSum } from './criteria.ts'

const salary = { criterion: 'salary', weight_bps: 5000, floor_cents: null, ceiling_cents: null } as const
const presence = { criterion: 'presence', weight_bps: 5000, floor_cents: null, ceiling_cents: null } as const

describe('the criteria of an allocation', () => {
  test('a weight put back gives the very same list', () => {
    const once = changedCriterion([salary, presence], 'salary', { weight_bps: 2000 })
    expect(weightsSum(once)).toBe(7000)
    expect(changedCriterion(once, 'salary', { weight_bps: 5000 })).toEqual([salary, presence])
  })
  test('a criterion without weight leaves the list, one that gets a weight joins it', () => {
    const alone = changedCriterion([salary, presence], 'presence', { weight_bps: 0 })
    expect(alone.map(({ criterion }) => criterion)).toEqual(['salary'])
    const joined = changedCriterion(alone, 'uniform', { weight_bps: 5000 })
    expect(joined.map(({ criterion }) => criterion)).toEqual(['salary', 'uniform'])
  })
  test('the last criterion never leaves the list empty', () => {
    expect(changedCriterion([salary], 'salary', { weight_bps: 0 })).toEqual([{ ...salary, weight_bps: 0 }])
  })
})

describe('the sub-masses', () => {
  test('they add up to the envelope, whatever the weights', () => {
    const thirds = [3333, 3333, 3334].map((weight_bps, index) => ({
      criterion: (['uniform', 'salary', 'presence'] as const)[index]!,
      weight_bps,
    }))
    const parts = [...subMasses(1_000_01, thirds).values()]
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(1_000_01)
  })
  test('weights that do not make 100 % share only their part', () => {
    expect([...subMasses(100_00, [{ ...salary }]).values()]).toEqual([50_00])
  })
})
