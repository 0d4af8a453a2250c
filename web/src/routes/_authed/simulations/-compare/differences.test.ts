import { expect, test } from 'vitest'
import type { Results } from '../-simulation.ts'
import { differences, figureRows } from './differences.ts'

const line = (code: string, amount_cents: number | null, role: 'result' | 'part' = 'part') =>
  ({
    code,
    label: { fr: code, en: code },
    amount_cents,
    value: null,
    role,
  }) satisfies Results['lines'][number]

test('each figure of either simulation has one row with its difference', () => {
  const rows = figureRows(
    { lines: [line('envelope', 500, 'result'), line('cut', 20)] },
    { lines: [line('envelope', 800, 'result'), line('average', 3)] },
  )
  expect(rows.map(({ code, differs, difference_cents }) => [code, differs, difference_cents])).toEqual([
    ['envelope', true, 300],
    ['cut', true, null],
    ['average', true, null],
  ])
})

test('only assumptions that differ are named; absent and null are the same', () => {
  expect(differences({ rate_bps: 500, cap_cents: null, bands: [1] }, { rate_bps: 700, bands: [1] })).toEqual([
    { name: 'rate_bps', a: 500, b: 700 },
  ])
})
