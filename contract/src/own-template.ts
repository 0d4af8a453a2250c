import * as z from 'zod/mini'
import { ownAnchors } from '@moisson/core/todo/own-todos'
import { todoTypes } from '@moisson/core/vocabulary'
import { advisers, call } from './call.ts'
import { Id, Instant, freeText, nameOf } from './shapes.ts'

const Code = z.string().check(z.regex(/^[a-z0-9_]{1,40}$/))
const Minutes = z.int().check(z.minimum(1), z.maximum(2400))
const words = (most: number) => z.nullable(freeText(most))

const OwnStep = z.object({
  code: Code,
  /** Steps that no company may do without stay. */
  left_out: z.boolean(),
  /** Null: the product’s own words. */
  title: words(160),
  summary: words(400),
  why: words(1000),
  body: words(4000),
  minutes: z.nullable(Minutes),
  responsible: z.nullable(z.enum(['company_admin', 'manager'])),
  days: z.nullable(z.int().check(z.minimum(0), z.maximum(730))),
})
const OwnTodo = z.object({
  code: Code,
  title: nameOf(160),
  description: freeText(2000),
  type: z.enum(todoTypes),
  priority: z.enum(['low', 'normal', 'high']),
  minutes: z.nullable(Minutes),
  from: z.enum(ownAnchors),
  days: z.int().check(z.minimum(-730), z.maximum(730)),
})
const content = {
  title: nameOf(120),
  /** What a process says; null for a set of things to do. */
  process: z.nullable(z.object({ summary: words(400), steps: z.array(OwnStep).check(z.maxLength(60)) })),
  todos: z.nullable(z.array(OwnTodo).check(z.minLength(1), z.maxLength(60))),
}

export const OwnTemplate = z.object({
  id: Id,
  version: z.int(),
  kind: z.enum(['process', 'todos']),
  /** The product’s template that it adapts; null for a set of things to do. */
  base_code: z.nullable(z.string()),
  /** The platform’s: every company’s next process goes by it. Otherwise its author’s own. */
  shared: z.boolean(),
  ...content,
  written_by_name: z.string(),
  written_at: Instant,
})

export const listOwnTemplates = call({
  does: 'Templates that the caller or the platform wrote: processes adapted, sets of things to do',
  http: 'GET /admin/templates',
  rights: { scope: 'none', effect: 'reads', kind: 'advice' },
  output: z.object({ items: z.array(OwnTemplate) }),
  who: { ...advisers, manager: 'all' },
  example: () => ({}),
})

export const createOwnTemplate = call({
  does: 'Write a template: a process of the product adapted, or a set of things to do; the platform’s is everybody’s',
  http: 'POST /admin/templates',
  rights: { scope: 'none', effect: 'changes', kind: 'advice' },
  input: { body: z.object({ base_code: z.nullable(z.string().check(z.maxLength(60))), ...content }) },
  output: OwnTemplate,
  status: 201,
  refusals: ['unknown_template', 'template_content', 'template_step_needed', 'template_adapted_already'],
  who: { ...advisers, manager: 'all' },
  changes: ['process', 'todo'],
  example: () => ({
    body: {
      base_code: null,
      title: 'Accueil d’un nouveau client',
      process: null,
      todos: [
        {
          code: 'call',
          title: 'Appeler le dirigeant',
          description: 'Présenter le calendrier de l’année.',
          type: 'communication' as const,
          priority: 'normal' as const,
          minutes: 30,
          from: 'given' as const,
          days: 7,
        },
      ],
    },
  }),
})

export const saveOwnTemplate = call({
  does: 'Write the next version of a template; what was begun by an earlier one stays as it is',
  http: 'PUT /admin/templates/{id}',
  rights: { scope: 'none', effect: 'changes', kind: 'advice' },
  input: { path: z.object({ id: Id }), body: z.object(content) },
  output: OwnTemplate,
  refusals: ['unknown_template', 'template_content', 'template_step_needed'],
  who: { ...advisers, manager: 'portfolio' },
  changes: ['process', 'todo'],
  example: (world) => ({
    path: { id: world.ownTemplate },
    body: {
      title: 'Accueil d’un client',
      process: null,
      todos: [
        {
          code: 'letter',
          title: 'Écrire au dirigeant',
          description: '',
          type: 'communication' as const,
          priority: 'high' as const,
          minutes: null,
          from: 'closing' as const,
          days: -30,
        },
      ],
    },
  }),
})

export const retireOwnTemplate = call({
  does: 'Retire a template: nothing new is begun by it, what was stays',
  http: 'DELETE /admin/templates/{id}',
  rights: { scope: 'none', effect: 'changes', kind: 'advice' },
  input: { path: z.object({ id: Id }) },
  status: 204,
  who: { ...advisers, manager: 'portfolio' },
  changes: ['process', 'todo'],
  example: (world) => ({ path: { id: world.ownTemplate } }),
})
