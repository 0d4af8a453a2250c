import { expect, test } from 'vitest'
import { councilFigures } from './council-figures.ts'

const totals = {
  envelope_cents: 500_000,
  distributed_cents: 500_003,
  lowest_cents: 80_000,
  highest_cents: 120_000,
}

test('of five people the totals are told, the average to the cent', () => {
  expect(councilFigures({ ...totals, people: 5 })).toEqual({
    people: 5,
    envelope_cents: 500_000,
    average_cents: 100_001,
    lowest_cents: 80_000,
    highest_cents: 120_000,
  })
})

test.each([0, 1, 4])('of %i people no amount is told', (people) => {
  expect(councilFigures({ ...totals, people })).toEqual({
    people,
    envelope_cents: null,
    average_cents: null,
    lowest_cents: null,
    highest_cents: null,
  })
})
