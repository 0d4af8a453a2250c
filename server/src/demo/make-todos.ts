import { createTodo, populateTodos, updateTodo } from '@moisson/contract/todo'
import type { Request } from '@moisson/contract/call'
import { demoTodos } from '@moisson/core/todo/demo-todos'
import { addDays } from '@moisson/law/calendar'
import { noon } from './dates.ts'
import type { Caller } from './in-process-client.ts'
import type { Cast, DemoCompany } from './cast.ts'
import { setClock } from './move-clock.ts'

/** What both companies had and have to do: last year's work done, this year's under way, one thing late, one for today. */
export async function makeTodos(cast: Cast, vergers: DemoCompany, phare: DemoCompany): Promise<void> {
  const yann = await cast.as('yann.legoff@example.org')
  const { closing, today } = cast.dates
  const yearBefore = `${Number(closing.slice(0, 4)) - 1}${closing.slice(4)}`
  for (const [company, admin] of [
    [vergers, cast.claire],
    [phare, yann],
  ] as const) {
    await yearlyWork(cast, company, admin, addDays(yearBefore, 12))
    await yearlyWork(cast, company, admin, addDays(closing, 12))
  }
  await setClock(cast.owner, noon(today, -20))
  const add = async (
    admin: Caller,
    company: DemoCompany,
    code: keyof typeof demoTodos,
    more: Partial<Todo>,
  ) => {
    const { title, description } = demoTodos[code]
    const body = { title: title.fr, ...(description ? { description: description.fr } : {}), ...more }
    const { id } = await admin(createTodo, { path: { id: company.id }, body })
    await cast.owner.query('update todo set code = $2 where id = $1', [id, code])
  }
  await add(cast.claire, vergers, 'demo.leavers', {
    type: 'beneficiaries',
    due_date: addDays(today, -6),
    estimated_minutes: 15,
  })
  await add(cast.claire, vergers, 'demo.poster', {
    type: 'communication',
    due_date: today,
    estimated_minutes: 5,
  })
  await add(cast.claire, vergers, 'demo.council', {
    type: 'communication',
    due_date: addDays(today, 24),
    estimated_minutes: 45,
  })
  await add(yann, phare, 'demo.addresses', {
    type: 'beneficiaries',
    due_date: addDays(today, -2),
    estimated_minutes: 10,
  })
  await add(cast.sophie, phare, 'demo.notice', {
    type: 'communication',
    due_date: today,
    estimated_minutes: 20,
    assignee_role: 'manager',
  })
}
type Todo = Request<typeof createTodo>['body']

/** A year's set, given after the closing; what fell due before today was done in time. */
async function yearlyWork(cast: Cast, company: DemoCompany, admin: Caller, from: string): Promise<void> {
  const { today } = cast.dates
  const path = { id: company.id }
  await setClock(cast.owner, noon(from))
  const { created } = await cast.sophie(populateTodos, { path, body: { template: 'annual' } })
  for (const { id, template_code: code, due_date: due } of created) {
    // The campaigns of the demo are launched or about to be.
    const begun = code === 'annual.launch'
    if (id === null || due === null || (due >= today && !begun)) continue
    await setClock(cast.owner, noon(due < today ? due : today, -3))
    const body: Request<typeof updateTodo>['body'] =
      code === 'annual.leavers'
        ? { status: 'dismissed', reason: 'Personne n’est parti cette année.' }
        : { status: 'done' }
    await admin(updateTodo, { path: { ...path, tid: id }, body })
  }
  await setClock(cast.owner, null)
}
