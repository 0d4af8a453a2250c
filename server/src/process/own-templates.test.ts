import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createOwnTemplate,
  listOwnTemplates,
  retireOwnTemplate,
  saveOwnTemplate,
} from '@moisson/contract/own-template'
import { copyProcess, listProcessTemplates, listSteps, startProcess } from '@moisson/contract/process'
import { listTodos, populateTodos } from '@moisson/contract/todo'
import { keeperTransfer } from '@moisson/core/process/templates/keeper-transfer'
import { plantCompany, plantMembership, plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let adviser: string
let other: string
let platform: string
let owner: string
let company: string
beforeAll(async () => {
  server = await startTestServer()
  await server.setNow('2026-03-02T09:00:00Z')
  company = await plantCompany(server)
  owner = await plantUser(server, { name: 'Claire Martin' })
  adviser = await plantUser(server, { manager: true, name: 'Sophie Laurent' })
  other = await plantUser(server, { manager: true })
  platform = await plantUser(server, { platformAdmin: true, name: 'Alex Faure' })
  await plantMembership(server, owner, company, 'company_admin')
  await plantMembership(server, adviser, company, 'manager')
  await plantMembership(server, other, company, 'manager')
})
afterAll(() => server.close())

const base = keeperTransfer
const untouched = {
  left_out: false,
  title: null,
  summary: null,
  why: null,
  body: null,
  minutes: null,
  responsible: null,
  days: null,
}
const steps = (change: Record<string, object> = {}) =>
  base.steps.map(({ code }) => ({ code, ...untouched, ...change[code] }))
const skippable = base.steps.find((step) => step.skippable)?.code ?? ''
const needed = base.steps.find((step) => !step.skippable)?.code ?? ''

test('an adviser adapts a process: other words, a step left out, one added; the next begun is that, the one before is not', async () => {
  const before = await server.call(
    copyProcess,
    { path: { id: company }, body: { template_code: base.code, year: 2029 } },
    { as: adviser },
  )
  const added = {
    ...untouched,
    code: 'own_call',
    title: 'Appeler l’ancien teneur',
    body: '- Préavis.',
    responsible: 'manager' as const,
    days: 20,
  }
  const [first, ...rest] = steps({
    [needed]: { title: 'Vos priorités', minutes: 45 },
    [skippable]: { left_out: true },
  })
  const process = { summary: 'À notre façon.', steps: first ? [first, added, ...rest] : [] }
  const made = await server.call(
    createOwnTemplate,
    { body: { base_code: base.code, title: 'Changer de teneur, méthode Laurent', process, todos: null } },
    { as: adviser },
  )
  expect([made.status, made.body.version, made.body.shared]).toEqual([201, 1, false])
  const seen = async (who: string) =>
    (await server.call(listProcessTemplates, {}, { as: who })).body.items.map(({ code }) => code)
  expect(await seen(adviser)).toContain(made.body.id)
  expect(await seen(other)).not.toContain(made.body.id)
  expect(await seen(owner)).not.toContain(made.body.id)

  const begun = await server.call(
    copyProcess,
    { path: { id: company }, body: { template_code: made.body.id, year: 2030 } },
    { as: adviser },
  )
  expect([begun.status, begun.body.title]).toEqual([201, 'Changer de teneur, méthode Laurent'])
  const { items } = (await server.call(listSteps, { path: { id: begun.body.id } }, { as: adviser })).body
  expect(items.map(({ code }) => code)).toEqual([
    first?.code,
    'own_call',
    ...rest.map(({ code }) => code).filter((code) => code !== skippable),
  ])
  expect(items.find(({ code }) => code === needed)).toMatchObject({
    title: 'Vos priorités',
    estimated_minutes: 45,
  })
  expect(items.find(({ code }) => code === 'own_call')).toMatchObject({ responsible: 'manager' })
  // What waited for the step left out waits for what that one waited for: nothing is locked for ever.
  const codes = new Set(items.map(({ code }) => code))
  expect(items.flatMap(({ depends_on }) => depends_on).filter((code) => !codes.has(code))).toEqual([])

  await server.call(
    saveOwnTemplate,
    {
      path: { id: made.body.id },
      body: { title: 'Changer de teneur', process: { summary: null, steps: steps() }, todos: null },
    },
    { as: adviser },
  )
  const { body } = await server.call(listOwnTemplates, {}, { as: adviser })
  expect(body.items.map(({ title, version }) => [title, version])).toEqual([['Changer de teneur', 2]])
  const kept = (id: string) =>
    server.owner.query('select own_template_id, template_version, template_code from process where id = $1', [
      id,
    ])
  expect((await kept(begun.body.id)).rows).toEqual([
    { own_template_id: made.body.id, template_version: 1, template_code: base.code },
  ])
  expect((await kept(before.body.id)).rows).toMatchObject([{ own_template_id: null }])

  // Another adviser neither reads nor writes it, and a company cannot begin by it.
  const theirs = { path: { id: made.body.id } }
  expect((await server.call(retireOwnTemplate, theirs, { as: other })).status).toBe(404)
  const asked = { path: { id: company }, body: { template_code: made.body.id, year: 2033 } }
  expect((await server.call(startProcess, asked, { as: owner })).error?.code).toBe('unknown_template')
  expect((await server.call(retireOwnTemplate, theirs, { as: adviser })).status).toBe(204)
  expect(await seen(adviser)).not.toContain(made.body.id)
})

test('a step that no company may do without stays, the order is the product’s, and a step added has a title', async () => {
  const code = async (given: object[]) => {
    const body = {
      base_code: base.code,
      title: 'Essai',
      process: { summary: null, steps: given },
      todos: null,
    }
    return (await server.call(createOwnTemplate, { body } as never, { as: adviser })).error?.code
  }
  expect(await code(steps({ [needed]: { left_out: true } }))).toBe('template_step_needed')
  expect(await code(steps().slice(1))).toBe('template_step_needed')
  expect(await code(steps().toReversed())).toBe('template_content')
  expect(await code([...steps(), { ...untouched, code: 'own_x' }])).toBe('template_content')
  expect(await code([...steps(), { ...untouched, code: needed }])).toBe('template_content')
})

test('what the platform adapts is what every company begins by, one for each process, until it is retired', async () => {
  const content = {
    base_code: base.code,
    title: 'Changer de teneur avec nous',
    process: { summary: null, steps: steps({ [needed]: { title: 'Dire pourquoi' } }) },
    todos: null,
  }
  const atOnce = await Promise.all(
    [1, 2, 3].map(() => server.call(createOwnTemplate, { body: content }, { as: platform })),
  )
  expect(atOnce.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
  const made = atOnce.find(({ status }) => status === 201) ?? atOnce[0]!
  expect(made.body.shared).toBe(true)
  expect((await server.call(createOwnTemplate, { body: content }, { as: platform })).error?.code).toBe(
    'template_adapted_already',
  )
  const listed = async () =>
    (await server.call(listProcessTemplates, {}, { as: owner })).body.items.find(
      ({ code }) => code === base.code,
    )
  expect(await listed()).toMatchObject({
    title: 'Changer de teneur avec nous',
    own_template_id: made.body.id,
  })
  const begun = await server.call(
    startProcess,
    { path: { id: company }, body: { template_code: base.code, year: 2031 } },
    { as: owner },
  )
  const { items } = (await server.call(listSteps, { path: { id: begun.body.id } }, { as: owner })).body
  expect(items.find(({ code }) => code === needed)?.title).toBe('Dire pourquoi')
  // An adviser reads it and does not write it.
  expect((await server.call(retireOwnTemplate, { path: { id: made.body.id } }, { as: adviser })).status).toBe(
    404,
  )
  await server.call(retireOwnTemplate, { path: { id: made.body.id } }, { as: platform })
  expect(await listed()).toMatchObject({ title: base.title.fr, own_template_id: null })
})

test('a set of things to do of one’s own is given once per exercice, on its days', async () => {
  const todo = { description: '', type: 'communication' as const, priority: 'normal' as const, minutes: 30 }
  const made = await server.call(
    createOwnTemplate,
    {
      body: {
        base_code: null,
        title: 'Accueil',
        process: null,
        todos: [
          { ...todo, code: 'call', title: 'Appeler le dirigeant', from: 'given', days: 7 },
          { ...todo, code: 'board', title: 'Préparer le conseil', from: 'closing', days: -30 },
          { ...todo, code: 'gift', title: 'Remercier', from: 'none', days: 0 },
        ],
      },
    },
    { as: adviser },
  )
  const give = (dry_run: boolean) =>
    server.call(
      populateTodos,
      { path: { id: company }, body: { own_template_id: made.body.id, dry_run } },
      { as: adviser },
    )
  const dry = await give(true)
  expect(dry.body.created.map(({ title, due_date, id }) => [title, due_date, id])).toEqual([
    ['Appeler le dirigeant', '2026-03-09', null],
    ['Préparer le conseil', '2025-12-01', null],
    ['Remercier', null, null],
  ])
  expect((await give(false)).body.created).toHaveLength(3)
  const again = await give(false)
  expect([again.body.created.length, again.body.skipped.map(({ reason }) => reason)]).toEqual([
    0,
    ['exists', 'exists', 'exists'],
  ])
  const { items } = (await server.call(listTodos, { path: { id: company } }, { as: owner })).body
  expect(items.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Appeler le dirigeant', 'Remercier']),
  )
  const foreign = { path: { id: company }, body: { own_template_id: made.body.id } }
  expect((await server.call(populateTodos, foreign, { as: other })).error?.code).toBe('unknown_todo_set')
})
