import * as z from 'zod/mini'
import { destinations } from '@moisson/core/vocabulary'
import { Cents, Text } from './shapes.ts'

/** Interest for paying one sum of the caller late, as it was fixed: how much, on what, and why in one sentence. */
export const OwnInterest = z.object({
  destination: z.enum(destinations),
  principal_cents: Cents,
  interest_cents: Cents,
  days: z.int(),
  sentence: Text,
})
