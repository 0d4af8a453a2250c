import * as z from 'zod/mini'
import { call, staff } from './call.ts'
import { Day, Id, Instant } from './shapes.ts'

export const openLaterWindow = call({
  does: 'Give somebody who was never informed a whole window after the collection, by a notice to their address of today or from a paper handed over; the collection is open again for that person alone',
  http: 'POST /campaigns/{id}/beneficiaries/{bid}/window',
  rights: { scope: 'campaign', effect: 'changes', kind: 'person' },
  input: {
    path: z.object({ id: Id, bid: Id }),
    /** The day the person was given the paper; absent, a notice is sent. */
    body: z.optional(z.object({ handed_over_on: z.optional(z.nullable(Day)) })),
  },
  output: z.object({
    /** The last instant to answer, as announced; a notice that leaves later moves it. */
    deadline_at: Instant,
    sent_to: z.nullable(z.string()),
  }),
  refusals: [
    'window_in_control',
    'window_too_late',
    'window_not_needed',
    'no_address_for_notice',
    'handed_over_to_come',
    'payment_before_close',
  ],
  who: staff,
  changes: ['campaign'],
  example: (world) => ({
    path: { id: world.closedCampaign, bid: world.unreachedEnrolment },
    body: { handed_over_on: '2026-04-17' },
  }),
})
