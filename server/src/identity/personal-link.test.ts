import { getMe, updateMe } from '@moisson/contract/beneficiary'
import {
  getMyCampaign,
  getMyChoices,
  getMyProfile,
  listMyCampaigns,
  submitMyChoices,
} from '@moisson/contract/choice'
import {
  inspectLink,
  listSessions,
  lookUpAccount,
  redeemLink,
  renewLink,
  signOut,
  signOutEverywhere,
} from '@moisson/contract/identity'
import { exportMyData, getUser, updateUser } from '@moisson/contract/user'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { plantOpenCampaign, type PlantedCampaign } from '../testing/plant-open-campaign.ts'
import { plantMembership } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { mintLink } from './mint-link.ts'
import { identityScope } from './see-identity.ts'

let server: TestServer
let campaign: PlantedCampaign
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.setNow('2026-05-13T09:00:00Z')
  campaign = await plantOpenCampaign(server)
})

const person = () => campaign.people[0] as PlantedCampaign['people'][number]
async function linkOf(planted = campaign, { userId, beneficiaryId, email } = person()): Promise<string> {
  const minted = await server.inTransaction(identityScope, (tx, now) =>
    mintLink(
      tx,
      {
        kind: 'campaign',
        user_id: userId,
        email,
        campaign_id: planted.campaignId,
        beneficiary_id: beneficiaryId,
        redirect: `/beneficiaire/investir?campaign=${planted.campaignId}`,
      },
      now,
    ),
  )
  return minted?.token ?? ''
}
/** The same person in one more campaign of the company. */
async function another(more: Parameters<typeof plantOpenCampaign>[1] = {}): Promise<PlantedCampaign> {
  const planted = await plantOpenCampaign(server, { companyId: campaign.companyId, ...more })
  await server.owner.query('update campaign_beneficiary set beneficiary_id = $1 where id = $2', [
    person().beneficiaryId,
    planted.people[0]?.enrolmentId,
  ])
  return planted
}
const redeem = (token: string, cookie = '') =>
  server.call(redeemLink, { body: { token } }, { headers: cookie ? { cookie } : {} })
const inspect = async (token: string, headers: Record<string, string> = {}) =>
  (await server.call(inspectLink, { body: { token } }, { headers })).body
function deviceIn(answer: { headers: Record<string, unknown> }): string {
  const cookies = [answer.headers['set-cookie']].flat().map(String)
  return cookies.find((cookie) => cookie.startsWith('moisson-device='))?.split(';')[0] ?? ''
}
async function entered(token: string) {
  const { body } = await redeem(token)
  return { headers: { authorization: `Bearer ${body.id_token}` }, session: body }
}

test('the session of a personal link answers every campaign open to the person, and those only', async () => {
  const open = await another({ name: 'Prime de récolte' })
  const closed = await another({ state: 'closed' })
  const past = await another({ state: 'completed' })
  const over = await another({ deadline: '2026-05-12T21:59:59.999Z' })
  const { headers, session } = await entered(await linkOf())
  expect(session.campaign_scope).toBe(campaign.campaignId)
  const list = await server.call(listMyCampaigns, { query: { include_completed: 'true' } }, { headers })
  expect(list.body.items.map(({ id }) => id).toSorted()).toEqual(
    [campaign.campaignId, open.campaignId].toSorted(),
  )
  const answered = await server.call(
    submitMyChoices,
    { path: { id: open.campaignId }, body: { mode: 'quick_cash' } },
    { headers },
  )
  expect(answered.status).toBe(200)
  for (const shut of [closed, past, over])
    for (const call of [getMyCampaign, getMyProfile, getMyChoices]) {
      const { status, error } = await server.call(call, { path: { id: shut.campaignId } }, { headers })
      expect([status, error.code]).toEqual([403, 'campaign_session_only'])
      expect(error.error).not.toContain('«')
    }
})

test('it opens neither contact details nor the profile nor other roles, and changes none of them', async () => {
  await plantMembership(server, person().userId, campaign.companyId, 'company_admin')
  const { headers } = await entered(await linkOf())
  const asked = { headers }
  const answers = [
    await server.call(getMe, {}, asked),
    await server.call(updateMe, { body: { personal_email: 'ailleurs@example.org' } }, asked),
    await server.call(updateMe, { body: { mobile: '0612345678' } }, asked),
    await server.call(updateUser, { body: { displayName: 'Une autre' } }, asked),
    await server.call(updateUser, { body: { phoneNumber: '0612345678' } }, asked),
    await server.call(lookUpAccount, {}, asked),
    await server.call(listSessions, {}, asked),
    await server.call(signOutEverywhere, {}, asked),
    await server.call(exportMyData, {}, asked),
  ]
  expect(answers.map(({ status, error }) => [status, error.code])).toEqual(
    answers.map(() => [403, 'campaign_session_only']),
  )
  expect((await server.call(updateUser, { body: { locale: 'en', easy_words: true } }, asked)).status).toBe(
    200,
  )
  const user = (await server.call(getUser, {}, asked)).body
  expect(user).toMatchObject({
    roles: ['beneficiary'],
    easy_words: true,
    phoneNumber: null,
    has_password: false,
  })
  expect((await server.call(signOut, {}, asked)).status).toBe(204)
})

test('the end of the account that would be paid is shown, nothing else of it', async () => {
  await server.owner.query('update beneficiary set iban_mask = $1 where id = $2', [
    '••••••••0189',
    person().beneficiaryId,
  ])
  const { headers } = await entered(await linkOf())
  const profile = await server.call(getMyProfile, { path: { id: campaign.campaignId } }, { headers })
  expect(profile.body.account_end).toBe('0189')
})

test('a link opens again on the device that opened it first, until the deadline, and nowhere else', async () => {
  const token = await linkOf()
  const first = await redeem(token)
  expect(first.status).toBe(200)
  const device = deviceIn(first)
  expect((await inspect(token, { cookie: device })).state).toBe('valid')
  expect((await inspect(token)).state).toBe('used')
  const again = await redeem(token, device)
  expect([again.status, again.body.campaign_scope]).toEqual([200, campaign.campaignId])
  const elsewhere = deviceIn(await redeem(await linkOf()))
  expect((await redeem(token, elsewhere)).error.code).toBe('used_action_code')
  await server.setNow('2026-05-28T09:00:00Z')
  expect((await redeem(token, device)).error.code).toBe('expired_action_code')
  expect((await inspect(token, { cookie: device })).state).toBe('expired')
})

test('whoever is signed in as the person needs no link to go where it leads; somebody else does', async () => {
  const token = await linkOf()
  const page = `/beneficiaire/investir?campaign=${campaign.campaignId}`
  const asThePerson = { authorization: `Bearer ${await server.tokenOf(person().userId)}` }
  expect(await inspect(token, asThePerson)).toMatchObject({ state: 'valid', opens: page })
  const { headers } = await entered(token)
  expect(await inspect(token, headers)).toMatchObject({ state: 'used', opens: page })
  const stranger = await plantOpenCampaign(server)
  const other = { authorization: `Bearer ${await server.tokenOf(stranger.people[0]?.userId ?? '')}` }
  expect(await inspect(token, other)).toMatchObject({ state: 'used', opens: null })
  expect(await inspect(token)).toMatchObject({ opens: null })
})

test('on another device a fresh link goes to the address of today’s file, without a word to type', async () => {
  const token = await linkOf()
  await redeem(token)
  await server.owner.query(`update beneficiary set personal_email = 'nouvelle@example.org' where id = $1`, [
    person().beneficiaryId,
  ])
  expect(await inspect(token)).toMatchObject({ state: 'used', masked_email: 'no•••••@example.org' })
  expect((await server.call(renewLink, { body: { token } })).status).toBe(202)
  const { rows } = await server.owner.query(
    `select recipient, payload from outbox where recipient = 'nouvelle@example.org'`,
  )
  expect(rows).toHaveLength(1)
  expect(rows[0].payload).toMatchObject({
    link: { kind: 'campaign', email: 'nouvelle@example.org', campaign_id: campaign.campaignId },
    until: '2026-05-27T21:59:59.999Z',
  })
})

test('after the deadline the fresh link is a sign-in, which goes to the account’s own address', async () => {
  const token = await linkOf(campaign, { ...person(), email: 'rh-a-tape@example.org' })
  await server.setNow('2026-05-28T09:00:00Z')
  expect(await inspect(token)).toMatchObject({ kind: 'campaign', state: 'expired' })
  await server.call(renewLink, { body: { token } })
  const { rows } = await server.owner.query(
    `select recipient, payload->'link' as link from outbox where kind = 'sign-in-link' order by created_at desc limit 1`,
  )
  expect(rows[0]).toMatchObject({
    recipient: person().email,
    link: {
      kind: 'sign_in',
      email: person().email,
      redirect: `/beneficiaire/investir?campaign=${campaign.campaignId}`,
    },
  })
})
