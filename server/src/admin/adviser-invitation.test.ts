import { assignAdviser, listCompanies, listUsers, setActivation } from '@moisson/contract/admin'
import { inspectLink, redeemLink } from '@moisson/contract/identity'
import { setManager } from '@moisson/contract/user'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LinkOrder } from '../database/kept-mail.ts'
import { mintLink } from '../identity/mint-link.ts'
import { identityScope } from '../identity/see-identity.ts'
import { plantCompany, plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let alex: string
beforeAll(async () => {
  server = await startTestServer()
  alex = await plantUser(server, { platformAdmin: true, name: 'Alex Petit' })
})
afterAll(() => server.close())

test('an adviser without an account is invited, enters by the mail, and sees the companies given meanwhile', async () => {
  const company = await plantCompany(server, { name: 'Moulin Neuf' })
  const email = `nadia-${company}@example.org`
  const invite = (more: object = {}) =>
    server.call(
      setManager,
      { body: { email, invite: true, first_name: 'Nadia', last_name: 'Roux', ...more } },
      { as: alex },
    )
  const unknown = await server.call(setManager, { body: { email } }, { as: alex })
  expect([unknown.status, unknown.error.code]).toEqual([404, 'not_found'])
  const made = await invite()
  expect([made.status, made.body]).toMatchObject([
    200,
    { invitation_sent: true, user: { display_name: 'Nadia Roux', roles: ['manager'], companies: [] } },
  ])
  const { id } = made.body.user
  expect(
    (await server.call(assignAdviser, { path: { id: company }, body: { user_id: id } }, { as: alex })).status,
  ).toBe(200)
  const mails = async () =>
    (
      await server.owner.query<{ kind: string; payload: { link: LinkOrder; companies: string[] } }>(
        `select kind, payload from outbox where recipient = $1 order by created_at, id`,
        [email],
      )
    ).rows
  expect((await mails()).map(({ kind, payload }) => [kind, payload.companies])).toEqual([
    ['adviser-invitation', []],
  ])
  const order = (await mails())[0]?.payload.link
  if (!order) throw new Error('no link')
  const mint = () => server.inTransaction(identityScope, (tx, now) => mintLink(tx, order, now))
  const first = await mint()
  const waiting = await server.call(listUsers, { query: { q: email, invited: 'true' } }, { as: alex })
  expect(waiting.body.items).toMatchObject([{ id, invitation: { expired: false } }])

  const again = await server.call(setActivation, { body: { user_id: id, action: 'resend' } }, { as: alex })
  expect(again.body.results).toMatchObject([{ result: 'resent' }])
  expect((await mails()).map(({ kind, payload }) => [kind, payload.companies])).toEqual([
    ['adviser-invitation', []],
    ['adviser-invitation', ['Moulin Neuf']],
  ])
  const link = await mint()
  const look = (token = '', language = 'fr') =>
    server.call(inspectLink, { body: { token } }, { headers: { 'x-language': language } })
  expect((await look(first?.token)).body.state).toBe('superseded')
  expect((await look(link?.token)).body).toMatchObject({ invited_as: 'Conseiller', company_name: null })
  expect((await look(link?.token, 'en')).body.invited_as).toBe('Adviser')
  const entered = await server.call(redeemLink, { body: { token: link?.token ?? '' } })
  expect([entered.status, entered.body.redirect]).toEqual([200, '/admin/dashboard'])
  const headers = { authorization: `Bearer ${entered.body.id_token}` }
  const seen = await server.call(listCompanies, { query: {} }, { headers })
  expect(seen.body.items.map(({ legal_name }) => legal_name)).toEqual(['Moulin Neuf'])

  // Who has come in is told of a role, not invited again.
  const idle = await server.call(setActivation, { body: { user_id: id, action: 'resend' } }, { as: alex })
  expect(idle.body.results).toMatchObject([{ result: 'unchanged' }])
  expect(
    (await server.call(listUsers, { query: { q: email, invited: 'true' } }, { as: alex })).body.total,
  ).toBe(0)
  expect((await invite()).body.invitation_sent).toBe(false)
  const known = await plantUser(server, { email: `known-${company}@example.org` })
  await server.owner.query('update app_user set last_login_at = now() where id = $1', [known])
  const named = await invite({ email: `known-${company}@example.org` })
  expect(named.body).toMatchObject({ invitation_sent: false, user: { id: known, roles: ['manager'] } })
  await server.owner.query(`update app_user set status = 'closed' where id = $1`, [known])
  expect((await invite({ email: `known-${company}@example.org` })).status).toBe(404)
})
