import { expect, test } from 'vitest'
import { costOfADayLate, delayCost, owedOfGross, rateCaution } from './delay-cost.ts'

test('a delay is priced from the day after the limit to the day of payment, at the published rate', () => {
  const cost = delayCost(1_000_000, '2024-05-31', '2024-06-30')
  expect(cost).toMatchObject({ days: 30, cents: 3684, bps: 448, provisional: false })
  expect(cost && rateCaution(cost).fr).toBe('')
})

test('where no rate is published the last one stands in, and is named as provisional', () => {
  const cost = delayCost(1_000_000, '2098-12-31', '2099-01-11')
  expect(cost).toMatchObject({ days: 11, provisional: true })
  expect(cost).toMatchObject({ wanted: { fr: 'TMOP du 2e semestre 2098' } })
})

test('the half-year used and the one it stands in for are both named', () => {
  const said = (limit: string) => {
    const cost = delayCost(1_000_000, limit, '2026-12-31')
    return cost && rateCaution(cost)
  }
  expect(said('2026-05-31')).toEqual({
    fr: 'taux provisoire\u00a0: TMOP du 2e semestre 2023, le dernier que Moisson connaît, faute du TMOP du 2e semestre 2025',
    en: 'provisional rate: TMOP of the 2nd half of 2023, the last one Moisson knows, as it does not know the TMOP of the 2nd half of 2025',
  })
  expect(said('2026-09-30')?.fr).toContain('faute du TMOP du 1er semestre 2026')
})

test('interest runs on what people are owed: the gross amount without its CSG and CRDS', () => {
  expect(owedOfGross(1_000_000, '2026-06-01')).toBe(903_000)
  expect(owedOfGross(0, '2026-06-01')).toBe(0)
  expect(owedOfGross(1_000_000, '2005-06-01')).toBe(0)
})

test('nothing is owed in time, on nothing, nor before the first known rate', () => {
  expect(delayCost(1_000_000, '2024-05-31', '2024-05-31')).toBe(null)
  expect(costOfADayLate(0, '2026-12-31')).toBe(null)
  expect(costOfADayLate(9_480_000, '2005-12-31')).toBe(null)
})

test('a day late costs the interest of one day', () => {
  expect(costOfADayLate(9_480_000, '2024-05-31')?.cents).toBe(1164)
})
