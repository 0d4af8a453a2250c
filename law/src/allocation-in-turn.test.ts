import { expect, test } from 'vitest'
import { allocateInTurn, turnsOfSlices } from './allocation-in-turn.ts'

const uniform = [{ criterion: 'uniform', share_bps: 10_000 }] as const
const salary = [{ criterion: 'salary', share_bps: 10_000 }] as const
const people = [
  { key: 'A', salary_cents: 3_000_000 },
  { key: 'B', salary_cents: 1_000_000 },
]

test('the pool of a site is shared among the people of that site only', () => {
  const { shares } = allocateInTurn([
    {
      name: 'Lyon',
      envelope_cents: 1001,
      criteria: uniform,
      people: [{ key: 'A' }, { key: 'B' }],
      redistribution: false,
    },
    { name: 'Nantes', envelope_cents: 500, criteria: uniform, people: [{ key: 'C' }], redistribution: false },
  ])
  expect(shares).toEqual([
    { key: 'A', gross_cents: 501, by_turn: { Lyon: 501 } },
    { key: 'B', gross_cents: 500, by_turn: { Lyon: 500 } },
    { key: 'C', gross_cents: 500, by_turn: { Nantes: 500 } },
  ])
})

test('somebody who worked on two sites has one ceiling for both', () => {
  const site = { criteria: uniform, people: [{ key: 'A' }], ceiling_cents: 1200, redistribution: false }
  const both = allocateInTurn([
    { name: 'Lyon', envelope_cents: 1000, ...site },
    { name: 'Nantes', envelope_cents: 1000, ...site },
  ])
  expect(both.shares).toEqual([{ key: 'A', gross_cents: 1200, by_turn: { Lyon: 1000, Nantes: 200 } }])
  expect(both.not_distributed_cents).toBe(800)
})

test('who had nothing before the first turn has the whole ceiling', () => {
  const alone = { criteria: uniform, people: [{ key: 'A' }], ceiling_cents: 1000, redistribution: false }
  expect(allocateInTurn([{ name: 'Lyon', envelope_cents: 1000, ...alone }]).distributed_cents).toBe(1000)
})

test('slices of the pool follow their own criteria', () => {
  const turns = turnsOfSlices({ envelope_cents: 1_200_000, people, redistribution: false }, [
    { up_to_cents: 500_000, criteria: uniform },
    { up_to_cents: 1_000_000, criteria: salary },
    { up_to_cents: null, criteria: [...uniform.map((one) => ({ ...one, share_bps: 0 })), ...salary] },
  ])
  expect(turns.map((turn) => turn.envelope_cents)).toEqual([500_000, 500_000, 200_000])
  // A criterion of which nothing is left carries nothing: it is not handed on.
  expect(turns.at(-1)?.criteria).toEqual(salary)
  const { shares, distributed_cents } = allocateInTurn(turns)
  expect(distributed_cents).toBe(1_200_000)
  expect(shares.map((share) => share.gross_cents)).toEqual([
    250_000 + 375_000 + 150_000,
    250_000 + 125_000 + 50_000,
  ])
})

test('a pool that stops in the first slice makes one turn', () =>
  expect(
    turnsOfSlices({ envelope_cents: 400_000, people, redistribution: false }, [
      { up_to_cents: 500_000, criteria: uniform },
      { up_to_cents: null, criteria: salary },
    ]).map(({ name, envelope_cents }) => [name, envelope_cents]),
  ).toEqual([['slice 1', 400_000]]))

test('a derogatory reserve between 50 and 249: the head shares only what exceeds the legal formula', () => {
  const head = { key: 'H', salary_cents: 4_000_000 }
  const { shares } = allocateInTurn([
    { name: 'legal', envelope_cents: 1_000_000, criteria: salary, people, redistribution: true },
    {
      name: 'above',
      envelope_cents: 600_000,
      criteria: salary,
      people: [...people, head],
      redistribution: true,
    },
  ])
  expect(shares).toEqual([
    { key: 'A', gross_cents: 975_000, by_turn: { legal: 750_000, above: 225_000 } },
    { key: 'B', gross_cents: 325_000, by_turn: { legal: 250_000, above: 75_000 } },
    { key: 'H', gross_cents: 300_000, by_turn: { above: 300_000 } },
  ])
})

test('what a person received before and in each turn counts under the one ceiling, the same name twice too', () => {
  const site = {
    envelope_cents: 1000,
    criteria: uniform,
    people: [{ key: 'A', already_granted_cents: 300 }],
    ceiling_cents: 1500,
    redistribution: false,
  }
  const { shares } = allocateInTurn([
    { name: 'Lyon', ...site },
    { name: 'Lyon', ...site },
  ])
  expect(shares).toEqual([{ key: 'A', gross_cents: 1200, by_turn: { Lyon: 1200 } }])
})

test('a slice that ends where the pool ends leaves no empty turn, and a weight of one hundredth counts', () => {
  const weights = [
    { criterion: 'uniform', share_bps: 1 },
    { criterion: 'salary', share_bps: 9999 },
  ] as const
  const turns = turnsOfSlices({ envelope_cents: 500_000, people, redistribution: false }, [
    { up_to_cents: 499_999, criteria: uniform },
    { up_to_cents: 500_000, criteria: weights },
    { up_to_cents: null, criteria: salary },
  ])
  expect(turns.map(({ name, envelope_cents, criteria }) => [name, envelope_cents, criteria])).toEqual([
    ['slice 1', 499_999, uniform],
    ['slice 2', 1, weights],
  ])
})
