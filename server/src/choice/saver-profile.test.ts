import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { redeemLink } from '@moisson/contract/identity'
import { eraseMySaverProfile, getMySaverProfile, keepMySaverProfile } from '@moisson/contract/saver-profile'
import { nothingSaid, type SaverAnswers } from '@moisson/core/saver-profile/questions'
import { closeAccount } from '../identity/close-account.ts'
import { mintLink } from '../identity/mint-link.ts'
import { identityScope } from '../identity/see-identity.ts'
import { runRetention } from '../privacy/run-retention.ts'
import { plantMembership, plantUser } from '../testing/plant.ts'
import { plantOpenCampaign, type PlantedCampaign } from '../testing/plant-open-campaign.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let planted: PlantedCampaign
let me: string
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.setNow('2026-05-20T21:59:00Z')
  planted = await plantOpenCampaign(server, { people: 2 })
  me = planted.people[0]?.userId ?? ''
})

const said: SaverAnswers = {
  ...nothingSaid,
  needed_in: 'within_2',
  fall_accepted: 'none',
  income_ahead: 'uncertain',
}
const nothingKept = { saver_answers: nothingSaid, answered_on: null, review_on: null, to_review: false }
const keep = (as: string, saver_answers: SaverAnswers = said) =>
  server.call(keepMySaverProfile, { body: { saver_answers } }, { as })
const read = async (as: string) => (await server.call(getMySaverProfile, {}, { as })).body
const erase = (as: string) => server.call(eraseMySaverProfile, {}, { as })

test('what one keeps is dated with the day of Paris, revised whole, and read by nobody else', async () => {
  expect(await read(me)).toEqual(nothingKept)
  expect((await keep(me)).body).toEqual({
    saver_answers: said,
    answered_on: '2026-05-20',
    review_on: '2027-05-20',
    to_review: false,
  })
  await server.setNow('2026-05-20T22:01:00Z')
  await keep(me, { ...nothingSaid, fall_accepted: 'up_to_50' })
  expect(await read(me)).toMatchObject({
    saver_answers: { ...nothingSaid, fall_accepted: 'up_to_50' },
    answered_on: '2026-05-21',
  })

  const colleague = planted.people[1]?.userId ?? ''
  expect(await read(colleague)).toEqual(nothingKept)
  expect((await erase(colleague)).status).toBe(204)
  expect((await read(me)).answered_on).toBe('2026-05-21')

  const hr = await plantUser(server)
  await plantMembership(server, hr, planted.companyId, 'company_admin')
  const adviser = await plantUser(server, { manager: true })
  const platform = await plantUser(server, { platformAdmin: true })
  for (const as of [hr, adviser, platform])
    for (const answer of [await server.call(getMySaverProfile, {}, { as }), await keep(as), await erase(as)])
      expect(answer.status).toBe(403)
})

test('the link of a mail or the code of a letter opens none of it: neither read, nor kept, nor erased', async () => {
  await keep(me)
  const { beneficiaryId, email } = planted.people[0]!
  const minted = await server.inTransaction(identityScope, (tx, now) =>
    mintLink(
      tx,
      {
        kind: 'campaign',
        user_id: me,
        email,
        campaign_id: planted.campaignId,
        beneficiary_id: beneficiaryId,
        redirect: `/beneficiaire/investir?campaign=${planted.campaignId}`,
      },
      now,
    ),
  )
  const { body } = await server.call(redeemLink, { body: { token: minted?.token ?? '' } })
  const by = { headers: { authorization: `Bearer ${body.id_token}`, 'x-language': 'en' } }
  const answers = [
    await server.call(getMySaverProfile, {}, by),
    await server.call(keepMySaverProfile, { body: { saver_answers: nothingSaid } }, by),
    await server.call(eraseMySaverProfile, {}, by),
  ]
  expect(answers.map(({ status, raw }) => [status, JSON.parse(raw.toString()).code])).toEqual(
    answers.map(() => [403, 'campaign_session_only']),
  )
  expect(await read(me)).toMatchObject({ saver_answers: said })
})

test('after twelve months it is to be looked at again; after twenty-four it is gone by itself', async () => {
  await keep(me)
  await server.setNow('2027-05-19T21:59:00Z')
  expect((await read(me)).to_review).toBe(false)
  await server.setNow('2027-05-19T22:00:00Z')
  expect((await read(me)).to_review).toBe(true)
  await server.setNow('2028-05-19T12:00:00Z')
  await runRetention(server.services)
  expect(await read(me)).toMatchObject({ answered_on: '2026-05-20' })
  await server.setNow('2028-05-21T12:00:00Z')
  await runRetention(server.services)
  expect(await read(me)).toEqual(nothingKept)
})

test('it is erased at once, or with the account; the trail says that it was, never what was answered', async () => {
  await keep(me)
  expect((await erase(me)).status).toBe(204)
  expect(await read(me)).toEqual(nothingKept)
  expect((await erase(me)).status).toBe(204)
  await keep(me)
  expect((await keep(me, nothingSaid)).body).toEqual(nothingKept)
  expect(await read(me)).toEqual(nothingKept)
  const { rows: trail } = await server.owner.query(
    'select company_id, action, before, after, summary, target_id from audit where actor_id = $1 order by at, action',
    [me],
  )
  const none = { company_id: null, before: null, after: null, summary: null, target_id: null }
  expect(trail.map(({ action }) => String(action)).toSorted()).toEqual([
    'choice.eraseMySaverProfile',
    'choice.eraseMySaverProfile',
    'choice.keepMySaverProfile',
    'choice.keepMySaverProfile',
    'choice.keepMySaverProfile',
  ])
  for (const row of trail) expect(row).toMatchObject(none)

  await keep(me)
  await server.inTransaction(identityScope, (tx, now) => closeAccount(tx, me, now))
  const { rows } = await server.owner.query('select from saver_profile where user_id = $1', [me])
  expect(rows).toEqual([])
})

test('an answer that is not offered is refused at its question, and what was kept stays', async () => {
  await keep(me)
  const answer = await keep(me, { ...said, fall_accepted: 'up_to_9000' as never })
  expect(answer.status).toBe(422)
  expect(answer.raw.toString()).toContain('saver_answers.fall_accepted')
  expect(await read(me)).toMatchObject({ saver_answers: said })
})
