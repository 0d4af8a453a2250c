import { randomUUID } from 'node:crypto'
import { listMyCampaigns } from '@moisson/contract/choice'
import { getCampaign } from '@moisson/contract/campaign'
import { listTodos } from '@moisson/contract/todo'
import {
  answerQuestion,
  askQuestion,
  getQuestion,
  listMyQuestions,
  listQuestions,
  writeToMyQuestion,
} from '@moisson/contract/question'
import { MOST_OPEN, MOST_UNANSWERED } from '@moisson/core/question/question'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plantOpenCampaign } from '../testing/plant-open-campaign.ts'
import { plantMembership, plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.setNow('2026-05-14T09:00:00Z')
})
afterAll(() => server.close())

async function scene() {
  const planted = await plantOpenCampaign(server, { people: 2 })
  const [nina, other] = planted.people
  const admin = await plantUser(server, { name: 'Claire Vasseur' })
  await plantMembership(server, admin, planted.companyId, 'company_admin')
  const as = nina?.userId ?? ''
  return {
    planted,
    admin,
    company: { id: planted.companyId },
    asker: as,
    other: other?.userId ?? '',
    ask: (body: string, kind: 'question' | 'amount' = 'question') =>
      server.call(askQuestion, { path: { id: planted.campaignId }, body: { kind, body } }, { as }),
    add: (qid: string, body: string) =>
      server.call(writeToMyQuestion, { path: { qid }, body: { body } }, { as }),
    mine: async () => (await server.call(listMyQuestions, {}, { as })).body.items,
    answer: (qid: string, body: object, headers = {}) =>
      server.call(
        answerQuestion,
        { path: { id: planted.companyId, qid }, body: body as { body: string } },
        { as: admin, headers },
      ),
    mails: async () =>
      (
        await server.owner.query<{ kind: string; recipient: string; payload: Record<string, unknown> }>(
          `select kind, recipient, payload from outbox where company_id = $1 and kind like 'question-%' order by created_at, kind`,
          [planted.companyId],
        )
      ).rows,
  }
}

test('a disputed amount has a number, a day before the person decides, and reaches who may answer, without its words', async () => {
  const { ask, mails, mine, planted } = await scene()
  const { status, body } = await ask('Mon salaire est faux : 31 000 €.', 'amount')
  expect(status).toBe(201)
  expect(body).toMatchObject({ kind: 'amount', state: 'open', answer_due: '2026-05-24', net_cents: 90_300 })
  expect(body.number).toBeGreaterThan(0)
  expect(body.messages).toMatchObject([{ by: 'person', body: 'Mon salaire est faux : 31 000 €.' }])
  const sent = await mails()
  expect(sent.map(({ kind }) => kind)).toEqual(['question-asked'])
  expect(JSON.stringify(sent)).not.toContain('31 000')
  expect((await mine()).map(({ id }) => id)).toEqual([body.id])
  // Three days before the person decides, the answer is asked for by that day.
  await server.setNow('2026-05-25T09:00:00Z')
  expect((await ask('Et ma présence ?')).body.answer_due).toBe('2026-05-27')
  await server.setNow('2026-05-14T09:00:00Z')
  expect(planted.campaignId).toBe(body.campaign_id)
})

test('an answer is told and read where it was asked; with an outcome it ends, and writing again opens it', async () => {
  const { ask, answer, add, mine, mails, admin, company } = await scene()
  const { body: asked } = await ask('Quand serai-je payée ?')
  const path = { ...company, qid: asked.id }
  expect((await answer(asked.id, { body: 'Fin mai.' })).body).toMatchObject({
    state: 'answered',
    answer_due: null,
    outcome: null,
  })
  expect((await mine())[0]?.messages.map(({ by }) => by)).toEqual(['person', 'company'])
  expect((await add(asked.id, 'Quel jour ?')).body).toMatchObject({ state: 'open', answer_due: '2026-05-24' })
  const closed = await answer(asked.id, { body: 'Le 29 mai.', outcome: 'explained' })
  expect(closed.body).toMatchObject({
    state: 'closed',
    outcome: 'explained',
    closed_at: expect.stringMatching(/^2026-05-14T09:00:0/),
  })
  expect((await mails()).map(({ kind }) => kind).toSorted()).toEqual([
    'question-answered',
    'question-answered',
    'question-asked',
    'question-asked',
  ])
  await add(asked.id, 'Merci !')
  const { body } = await server.call(getQuestion, { path }, { as: admin })
  expect(body).toMatchObject({ state: 'open', outcome: null, closed_at: null })
  expect(body.messages).toHaveLength(5)
  const { rows } = await server.owner.query(`select action from audit where target_id = $1 order by at, id`, [
    asked.id,
  ])
  expect(rows).toHaveLength(5)
})

test('an answer to what was written since is refused with what stands', async () => {
  const { ask, answer, add } = await scene()
  const { body: asked } = await ask('Une question')
  await add(asked.id, 'Et une précision')
  const late = await answer(asked.id, { body: 'Réponse' }, { 'if-match': `"${asked.version}"` })
  expect(late.status).toBe(412)
  expect(late.error.current).toMatchObject({ messages: [{}, {}] })
})

test('what waits comes first, the soonest due first; another person’s questions are not found', async () => {
  const { ask, answer, admin, company, other, asker } = await scene()
  const first = (await ask('Une')).body
  await server.setNow('2026-05-12T09:00:00Z')
  const second = (await ask('Deux')).body
  await server.setNow('2026-05-14T09:00:00Z')
  const third = (await ask('Trois')).body
  await answer(third.id, { body: 'Oui' })
  const list = async (query: object) =>
    (await server.call(listQuestions, { path: company, query }, { as: admin })).body
  expect((await list({})).items.map(({ id }) => id)).toEqual([second.id, first.id, third.id])
  const page = await list({ limit: '2' })
  expect(page.items).toHaveLength(2)
  expect((await list({ limit: '2', cursor: page.next_cursor ?? '' })).items.map(({ id }) => id)).toEqual([
    third.id,
  ])
  expect((await list({ state: 'answered' })).total).toBe(1)
  // A short number is also letters of an employee number: the thread of that number is among what is found.
  expect((await list({ q: String(first.number) })).items.map(({ id }) => id)).toContain(first.id)
  expect((await list({ q: String(third.number + 5000) })).items).toEqual([])
  const theirs = { path: { qid: first.id }, body: { body: 'x' } }
  expect((await server.call(writeToMyQuestion, theirs, { as: other })).status).toBe(404)
  expect((await server.call(listMyQuestions, {}, { as: other })).body.items).toEqual([])
  expect((await server.call(listMyCampaigns, {}, { as: other })).body.has_questions).toBe(false)
  expect((await server.call(listMyCampaigns, {}, { as: asker })).body.has_questions).toBe(true)
})

test('a company counts its own questions, however many are asked at once, elsewhere too', async () => {
  const [here, there] = [await scene(), await scene()]
  const asked = await Promise.all([1, 2, 3].map((at) => here.ask(`Question ${at}`)))
  expect(asked.map(({ body }) => body.number).toSorted((a, b) => a - b)).toEqual([1, 2, 3])
  expect((await there.ask('Une')).body.number).toBe(1)
})

test('a thread ends as corrected only once the amount was', async () => {
  const { ask, answer, planted, mine } = await scene()
  const { body: asked } = await ask('Mon salaire est faux.', 'amount')
  const end = () => answer(asked.id, { body: 'C’est corrigé.', outcome: 'corrected' })
  expect((await end()).error.code).toBe('amount_not_corrected')
  expect((await mine())[0]).toMatchObject({ state: 'open', messages: [{}] })
  // A campaign of another kind, launched since, gives nothing of what they say they lack; one of the same kind may.
  const another = async (type: string) => {
    const id = randomUUID()
    await server.owner.query(
      `insert into campaign select (jsonb_populate_record(c, jsonb_build_object('id', $2::uuid, 'type', $3::text,
         'name', $3::text, 'launched_at', business_now()))).* from campaign c where id = $1`,
      [planted.campaignId, id, type],
    )
    await server.owner.query(
      `insert into campaign_beneficiary (id, company_id, campaign_id, beneficiary_id, last_name, first_name, gross_cents,
         net_cents, created_at, updated_at)
       select gen_random_uuid(), e.company_id, $2, e.beneficiary_id, e.last_name, e.first_name, 100, 100, now(), now()
       from campaign_beneficiary e join question q on q.beneficiary_id = e.beneficiary_id
       where e.campaign_id = $1 and q.id = $3`,
      [planted.campaignId, id, asked.id],
    )
  }
  await another('participation')
  expect((await end()).error.code).toBe('amount_not_corrected')
  await server.owner.query(
    `update campaign_beneficiary set correction = jsonb_build_object('at', business_now())
     where campaign_id = $1 and beneficiary_id = $2`,
    [
      planted.campaignId,
      (await server.owner.query(`select beneficiary_id from question where id = $1`, [asked.id])).rows[0]
        .beneficiary_id,
    ],
  )
  expect((await end()).body).toMatchObject({ state: 'closed', outcome: 'corrected' })
})

test('amounts disputed are told to who ends the collection, controls and pays: people, not threads', async () => {
  const { ask, answer, planted, admin, company } = await scene()
  await ask('Mon salaire', 'amount')
  await ask('Ma présence', 'amount')
  await ask('Quand ?')
  const seen = async () =>
    (
      await server.call(getCampaign, { path: { ...company, cid: planted.campaignId } }, { as: admin })
    ).body.warnings
      .filter(({ code }) => code === 'amounts_disputed')
      .map(({ count, message }) => [count, message])
  const waits = [1, expect.stringMatching(/^1 personne conteste son montant .* avant la validation/)]
  for (const state of ['open', 'closed', 'submitted']) {
    await server.owner.query('update campaign set state = $2 where id = $1', [planted.campaignId, state])
    expect(await seen(), state).toEqual([waits])
  }
  await server.owner.query(`update campaign set state = 'open' where id = $1`, [planted.campaignId])
  const { body } = await server.call(listTodos, { path: company, query: {} }, { as: admin })
  const todo = body.items.find(({ title }) => title.startsWith('Répondre'))
  expect(todo).toMatchObject({
    title: 'Répondre à 3 questions de bénéficiaires',
    description: '1 personne conteste son montant.',
  })
  for (const { id } of (await server.call(listQuestions, { path: company, query: {} }, { as: admin })).body
    .items)
    await answer(id, { body: 'Vu.', outcome: 'kept' })
  expect(await seen()).toEqual([])
})

test('the list tells who asks and not what was written; a search that comes down to one person is noted as its reading', async () => {
  const { ask, admin, company } = await scene()
  const { body: asked } = await ask('Un mot que la liste ne dit pas')
  const list = async (query: object) =>
    JSON.stringify((await server.call(listQuestions, { path: company, query }, { as: admin })).body)
  const readings = async () =>
    (
      await server.owner.query(
        `select a.target_id from audit a join question q on q.beneficiary_id = a.target_id
         where a.company_id = $1 and a.action = 'beneficiary.readFile'`,
        [company.id],
      )
    ).rows.length
  expect(await list({})).not.toContain('ne dit pas')
  expect(await readings()).toBe(0)
  await list({ q: String(asked.number) })
  expect(await readings()).toBe(1)
})

test('nobody writes without end: threads and messages that wait are counted, an answer makes room', async () => {
  const { ask, add, answer } = await scene()
  const asked = []
  for (let at = 0; at < MOST_OPEN; at++) asked.push((await ask(`Question ${at}`)).body.id)
  expect((await ask('Une de trop')).error.code).toBe('too_many_questions')
  const [one = ''] = asked
  for (let at = 1; at < MOST_UNANSWERED; at++) expect((await add(one, 'encore')).status).toBe(201)
  expect((await add(one, 'de trop')).error.code).toBe('too_many_questions')
  await answer(one, { body: 'Voilà', outcome: 'kept' })
  expect((await ask('Encore une')).status).toBe(201)
})
