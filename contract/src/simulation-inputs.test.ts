import fc from 'fast-check'
import { expect, test } from 'vitest'
import { givenByType } from './simulation-inputs.ts'
import * as z from 'zod/mini'
import { isRefusal } from '@moisson/core/refusal'
import { simulationTypes } from '@moisson/core/vocabulary'
import type { Facts } from '@moisson/core/simulation/facts'
import { completeInputs, simulate } from '@moisson/core/simulation/simulate'

const nothingKnown: Facts = {
  today: '2026-11-21',
  closing: { month: 12, day: 31 },
  headcount: null,
  headcount_year: null,
  annual_gross_payroll_cents: null,
  annual_revenue_cents: null,
  taxable_profit_cents: null,
  equity_cents: null,
  added_value_cents: null,
  bound_to_participation: false,
  bound_at_250: false,
  has_cse: null,
  has_union_delegate: null,
  agreements: { interessement: null, participation: null },
  interessement_signed: false,
  abondement: { pee: null, percol: null },
  people: null,
  retained: { envelope_cents: null, reserve_cents: null },
}

interface JsonSchema {
  type?: string
  enum?: unknown[]
  anyOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  additionalProperties?: JsonSchema | false
  items?: JsonSchema
  maxItems?: number
  minimum?: number
  maximum?: number
  format?: string
}

/** Values a schema accepts, with its ends more often than chance would have them. */
function valueOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valueOf))
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.type === 'null') return fc.constant(null)
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.format === 'date') return fc.constantFrom('2024-01-31', '2026-05-31', '2027-02-26')
  if (schema.type === 'string') return fc.constantFrom('Qualité', '<b>', 'a')
  const { minimum = -1e9, maximum = 1e9 } = schema
  const ends = fc.constantFrom(minimum, maximum, Math.min(maximum, Math.max(minimum, 0)))
  const small = fc.integer({ min: Math.max(minimum, -1_000_000), max: Math.min(maximum, 500_000_000) })
  if (schema.type === 'integer' || schema.type === 'number') return fc.oneof(small, ends)
  if (schema.type === 'array') return fc.array(valueOf(schema.items ?? {}), { maxLength: 4 })
  if (schema.properties)
    return fc.record(
      Object.fromEntries(Object.entries(schema.properties).map(([name, one]) => [name, valueOf(one)])),
      { requiredKeys: [] },
    )
  return fc.dictionary(fc.constantFrom('2021', '2023', '2025'), valueOf(schema.additionalProperties || {}))
}

test.each(simulationTypes)(
  '%s: whatever is given, a result in whole cents, or words that say why not',
  (type) => {
    const given = valueOf(z.toJSONSchema(givenByType[type], { io: 'input' }) as JsonSchema)
    fc.assert(
      fc.property(given, (inputs) => {
        const parsed = z.safeParse(givenByType[type], inputs)
        if (!parsed.success) return
        const completed = completeInputs(type, parsed.data as never, nothingKnown)
        if ('problems' in completed) {
          expect(completed.problems[0]?.message.fr).toMatch(/\.$/)
          return
        }
        const result = simulate(type, completed.inputs, {
          rules_date: nothingKnown.today,
          closing: nothingKnown.closing,
        })
        if ('impossible' in result) {
          expect(result.impossible.fr).toMatch(/\.$/)
          return
        }
        if (isRefusal(result)) return
        expect(result.lines.length).toBeGreaterThan(0)
        for (const total of Object.values(result.totals)) expect(Number.isSafeInteger(total)).toBe(true)
        for (const { points } of result.series)
          for (const { amount_cents } of points) expect(Number.isSafeInteger(amount_cents)).toBe(true)
        for (const { message } of result.warnings) expect(message.fr).not.toMatch(/NaN|undefined|null/)
      }),
      { numRuns: 150 },
    )
  },
)
