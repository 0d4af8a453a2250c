import * as z from 'zod/mini'
import { call, signedIn } from './call.ts'
import { Id, Instant } from './shapes.ts'

/** Where a request stands: nobody has confirmed it, one has, or it waits for its hour. */
const recoveryStates = ['asked', 'confirmed_once', 'waiting'] as const
const State = z.object({
  state: z.enum(recoveryStates),
  asked_at: Instant,
  /** When the lost factors end; null until two have confirmed. */
  due_at: z.nullable(Instant),
})

export const askRecovery = call({
  does: 'Ask for the way back of somebody who lost every second factor and recovery code; asked again, it is the same request',
  http: 'POST /auth/recovery',
  rights: { scope: 'none', effect: 'session', kind: 'own' },
  output: State,
  status: 202,
  refusals: ['no_factor', 'too-many-requests'],
  who: signedIn,
  secondStep: ['confirm'],
  changes: ['identity'],
  example: () => ({}),
})

export const listRecoveries = call({
  does: 'The requests that the caller may confirm: the platform’s administrators all, a company’s owner those of its people',
  http: 'GET /auth/recoveries',
  rights: { scope: 'none', effect: 'reads', kind: 'own' },
  output: z.object({
    items: z.array(
      z.object({
        id: Id,
        name: z.nullable(z.string()),
        email: z.string(),
        ...State.def.shape,
        /** Who confirmed first. */
        first_by_name: z.nullable(z.string()),
        /** Whether the caller is still to say something. */
        may_confirm: z.boolean(),
      }),
    ),
  }),
  who: signedIn,
  example: () => ({}),
})

export const settleRecovery = call({
  does: 'Confirm or refuse a request, once the person was recognised; a second administrator’s word starts the wait',
  http: 'POST /auth/recoveries/{id}',
  rights: { scope: 'none', effect: 'changes', kind: 'own' },
  input: { path: z.object({ id: Id }), body: z.object({ confirm: z.boolean() }) },
  status: 204,
  refusals: ['not_found', 'recovery_confirmed_already', 'recovery_needs_platform', 'recent_sign_in_required'],
  who: signedIn,
  stepUp: true,
  changes: ['identity'],
  example: () => ({ path: { id: '00000000-0000-4000-8000-000000000000' }, body: { confirm: true } }),
})
