import * as z from 'zod/mini'
import { call, everybody } from './call.ts'
import { Instant, freeText, Text } from './shapes.ts'
import { Session } from './identity.ts'

/** These calls exist only in the demo; none is there when DATABASE_URL is set. */
export const getDemo = call({
  does: 'The demo world: business time, personas, how to go on',
  http: 'GET /demo',
  rights: { scope: 'none', effect: 'reads', kind: 'open' },
  output: z.object({
    now: Instant,
    personas: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        role: z.string(),
        email: z.string(),
        label: Text,
      }),
    ),
    steps: z.array(
      z.object({
        label: Text,
        href: z.string(),
        persona: z.string(),
        done: z.boolean(),
      }),
    ),
    unread_mails: z.int(),
  }),
  who: everybody,
  example: () => ({}),
})

export const enterDemo = call({
  does: 'Sign in as one of the personas',
  http: 'POST /demo/enter',
  rights: { scope: 'none', effect: 'changes', kind: 'open' },
  input: { body: z.object({ persona: freeText(40) }) },
  output: Session,
  refusals: ['not_found'],
  who: everybody,
  example: () => ({ body: { persona: 'company_admin' } }),
})

export const moveClock = call({
  does: 'Move business time forward and run what falls due before answering',
  http: 'POST /demo/clock',
  rights: { scope: 'none', effect: 'changes', kind: 'open' },
  input: { body: z.object({ advance: freeText(40) }) },
  output: z.object({ now: Instant, done: z.record(z.string(), z.int()) }),
  refusals: ['invalid_duration'],
  who: everybody,
  changes: ['campaign', 'choice', 'demo'],
  example: () => ({ body: { advance: 'P16D' } }),
})

export const listMails = call({
  does: 'The mails the demo has sent',
  http: 'GET /demo/mailbox',
  rights: { scope: 'none', effect: 'reads', kind: 'open' },
  input: { query: z.object({ to: z.optional(freeText(254)) }) },
  output: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        at: Instant,
        to: z.string(),
        subject: z.string(),
        text: z.string(),
        html: z.string(),
        attachments: z.array(z.object({ name: z.string(), size_bytes: z.int() })),
      }),
    ),
  }),
  who: everybody,
  example: () => ({}),
})

export const resetDemo = call({
  does: 'Make the demo world anew',
  http: 'POST /demo/reset',
  rights: { scope: 'none', effect: 'changes', kind: 'open' },
  output: z.object({ done: z.boolean() }),
  refusals: ['foreign_origin'],
  who: everybody,
  changes: ['demo'],
  example: () => ({}),
})

export const raiseError = call({
  does: 'Answer with an error of the kind asked for, to look at its page',
  http: 'GET /demo/error/{status}',
  rights: { scope: 'none', effect: 'reads', kind: 'open' },
  input: { path: z.object({ status: freeText(20) }) },
  output: z.object({}),
  refusals: ['not_found'],
  who: everybody,
  example: () => ({ path: { status: '404' } }),
})
