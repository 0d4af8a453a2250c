import { staffRoles } from '@moisson/core/roles'
import * as z from 'zod/mini'
import { call, staff } from './call.ts'
import { Id, Instant, pageOf, text } from './shapes.ts'

const one = z.object({ id: Id })

export const StepComment = z.object({
  id: Id,
  step_id: Id,
  author_name: z.string(),
  author_role: z.enum(staffRoles),
  mine: z.boolean(),
  text: z.string(),
  created_at: Instant,
})

export const listStepComments = call({
  does: 'What company and adviser wrote about a step, the oldest first',
  http: 'GET /processStep/{id}/comments',
  rights: { scope: 'step', effect: 'reads', kind: 'company' },
  input: { path: one },
  output: pageOf(StepComment),
  who: staff,
  example: (world) => ({ path: { id: world.step } }),
})

export const commentStep = call({
  does: 'Write about a step; the other side is told by mail',
  http: 'POST /processStep/{id}/comments',
  rights: { scope: 'step', effect: 'changes', kind: 'company' },
  input: { path: one, body: z.object({ text: text(4000) }) },
  output: StepComment,
  status: 201,
  who: staff,
  changes: ['process'],
  example: (world) => ({ path: { id: world.step }, body: { text: 'Le vote a lieu jeudi.' } }),
})
