import * as z from 'zod/mini'
import { call, everybody } from './call.ts'
import { Instant } from './shapes.ts'

const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/))
/** As a receipt prints it; small letters, spaces and a missing prefix are understood. */
const number = z.string().check(z.minLength(10), z.maxLength(24))

export const checkReceiptFile = call({
  does: 'Whether a file is a receipt given by this installation, unchanged, and whether its choice still counts; only the digest of the file is sent',
  http: 'POST /receipts/check-file',
  rights: { scope: 'none', effect: 'computes', kind: 'open' },
  input: { body: z.object({ sha256 }) },
  output: z.object({
    receipt: z.nullable(
      z.object({
        number: z.string(),
        submitted_at: Instant,
        /**
         * `counts`: the choice that counts today; `replaced`: a later one took its place; `corrected`: its amount was
         * corrected, and it counts no more; `cancelled`: the campaign was called off.
         */
        state: z.enum(['counts', 'replaced', 'corrected', 'cancelled']),
        replaced_at: z.nullable(Instant),
        /** When the correction ended it. */
        corrected_at: z.nullable(Instant),
      }),
    ),
  }),
  who: everybody,
  example: () => ({ body: { sha256: '9f2c7d1b'.repeat(8) } }),
})

export const checkReceiptNumber = call({
  does: 'Whether a receipt of this number was given, and when; nothing else is said of it',
  http: 'POST /receipts/check-number',
  rights: { scope: 'none', effect: 'computes', kind: 'open' },
  input: { body: z.object({ number }) },
  output: z.object({ receipt: z.nullable(z.object({ number: z.string(), submitted_at: Instant })) }),
  who: everybody,
  example: () => ({ body: { number: 'MOI-7K3QF-9XWDM' } }),
})
