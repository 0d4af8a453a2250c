import * as z from 'zod/mini'
import { call, staff } from './call.ts'
import { Cents, Id, PositiveCents, text } from './shapes.ts'

const one = z.object({ id: Id })

export const recordAdvances = call({
  does: 'Record in draft what people already received of their share as an advance, by employee number; 0 takes one back, and who is not named keeps theirs',
  http: 'PUT /campaigns/{id}/advances',
  rights: { scope: 'campaign', effect: 'changes', kind: 'person' },
  weight: 2,
  maxBody: 2 * 1024 * 1024,
  input: {
    path: one,
    body: z.object({
      advances: z
        .array(z.object({ employee_number: text(50), gross_cents: PositiveCents }))
        .check(z.minLength(1), z.maxLength(20_000)),
    }),
  },
  output: z.object({ people: z.int(), gross_cents: Cents }),
  refusals: ['advances_told', 'advance_of_nobody', 'advance_twice', 'advance_not_possible'],
  who: staff,
  changes: ['campaign'],
  example: (world) => ({
    path: { id: world.readyCampaign },
    body: { advances: [{ employee_number: world.employeeNumber, gross_cents: 10_000 }] },
  }),
})
