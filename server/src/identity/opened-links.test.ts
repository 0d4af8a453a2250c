import { createAccordDraft } from '@moisson/contract/accord-drafts'
import { makeAccordLink, readAccordLink } from '@moisson/contract/accord-links'
import { setActivation } from '@moisson/contract/admin'
import { revokeAdmin } from '@moisson/contract/company-access'
import { makeCouncilLink, readCouncilLink } from '@moisson/contract/council-link'
import { readSharedFile, shareDocument, uploadDocument } from '@moisson/contract/document'
import { deleteAccount } from '@moisson/contract/identity'
import { leaveCompany, setManager } from '@moisson/contract/user'
import { setUserRole } from '@moisson/contract/user-role'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { plainPdf } from '../file/test-files.ts'
import { plantCompany, plantMembership, plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let alex: string
let company: string
let elsewhere: string
let owner: string
let maker: string
beforeAll(async () => {
  server = await startTestServer()
  alex = await plantUser(server, { platformAdmin: true, name: 'Alex Petit' })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.setNow('2026-03-02T09:00:00Z')
  company = await plantCompany(server)
  elsewhere = await plantCompany(server)
  owner = await plantUser(server, { name: 'Claire Martin' })
  maker = await plantUser(server, { name: 'Nina Faure' })
  for (const place of [company, elsewhere]) await plantMembership(server, owner, place, 'company_admin')
})

interface Opened {
  council: string
  draft: string
  paper: string
}
/** One link of each kind, by somebody. */
async function openAll(as: string, id = company): Promise<Opened> {
  const council = await server.call(makeCouncilLink, { path: { id }, body: { label: 'CSE' } }, { as })
  const made = await server.call(createAccordDraft, { path: { id }, body: { name: 'Accord' } }, { as })
  const draft = await server.call(
    makeAccordLink,
    { path: { id, aid: made.body.id }, body: { label: 'Avocate' } },
    { as },
  )
  const file = { name: 'bilan.pdf', content: plainPdf('Bilan') } as never
  const paper = await server.call(uploadDocument, { path: { id }, body: {}, file }, { as })
  const share = await server.call(
    shareDocument,
    { path: { id, did: paper.body.id }, body: { label: 'Expert' } },
    { as },
  )
  const last = (url: string, mark: string) => url.split(mark).at(-1) ?? ''
  return {
    council: last(council.body.url, '='),
    draft: last(draft.body.url, '='),
    paper: last(share.body.url, '/'),
  }
}
/** Which of them still open. */
async function open({ council, draft, paper }: Opened): Promise<string[]> {
  const answers = {
    council: await server.call(readCouncilLink, { body: { token: council } }),
    draft: await server.call(readAccordLink, { body: { token: draft } }),
    paper: await server.call(readSharedFile, { path: { token: paper } }),
  }
  return Object.entries(answers).flatMap(([name, { status }]) => (status === 200 ? [name] : []))
}
const all = ['council', 'draft', 'paper']
const role = (body: object, as = owner) =>
  server.call(setUserRole, { path: { id: maker }, body: body as { role: 'none' } }, { as })
const activation = (action: 'suspend' | 'activate') =>
  server.call(setActivation, { body: { user_ids: [maker], action } }, { as: alex })
const portfolio = (company_ids: string[]) =>
  server.call(setManager, { body: { user_id: maker, company_ids } }, { as: alex })

const endings: Record<
  string,
  { as: 'owner' | 'adviser' | 'platform'; end: () => Promise<{ status: number }> }
> = {
  'an owner takes the access away': {
    as: 'owner',
    end: () => server.call(revokeAdmin, { path: { id: company, uid: maker } }, { as: owner }),
  },
  'the role is taken away': { as: 'owner', end: () => role({ role: 'none', company_id: company }) },
  'the person leaves': {
    as: 'owner',
    end: () => server.call(leaveCompany, { path: { company_id: company } }, { as: maker }),
  },
  'the account is suspended': { as: 'owner', end: () => activation('suspend') },
  'the account is closed': {
    as: 'owner',
    end: () => server.call(deleteAccount, { body: {} }, { as: maker }),
  },
  'the company leaves the portfolio': { as: 'adviser', end: () => portfolio([elsewhere]) },
  'the adviser is none any more': {
    as: 'adviser',
    end: () => role({ role: 'manager', action: 'revoke' }, alex),
  },
  'the platform takes its role back': {
    as: 'platform',
    end: () => role({ role: 'platform_admin', action: 'revoke' }, alex),
  },
}

test.each(Object.entries(endings))(
  'when %s, what they opened to others closes with it, and nobody else’s',
  async (_, { as, end }) => {
    if (as === 'owner') await plantMembership(server, maker, company, 'company_admin')
    if (as === 'adviser') {
      await portfolio([company, elsewhere])
      const second = await plantUser(server, { manager: true })
      await plantMembership(server, second, company, 'manager')
    }
    if (as === 'platform') await role({ role: 'platform_admin' }, alex)
    const [theirs, others] = [await openAll(maker), await openAll(owner)]
    expect(await open(theirs)).toEqual(all)
    expect((await end()).status).toBeLessThan(300)
    expect(await open(theirs)).toEqual([])
    expect(await open(others)).toEqual(all)
  },
)

test('a narrower role keeps the links it may still make, and closes the others', async () => {
  await plantMembership(server, maker, company, 'company_admin')
  const theirs = await openAll(maker)
  await role({ role: 'company_admin', company_role: 'editor', company_id: company })
  expect(await open(theirs)).toEqual(['draft', 'paper'])
  await role({ role: 'company_admin', company_role: 'accountant', company_id: company })
  expect(await open(theirs)).toEqual(['paper'])
  await role({ role: 'company_admin', company_role: 'viewer', company_id: company })
  expect(await open(theirs)).toEqual([])
  const { rows } = await server.owner.query(
    `select after -> 'links_closed' as closed from audit where company_id = $1 and action = 'user.setUserRole' order by id`,
    [company],
  )
  expect(rows.map(({ closed }) => closed)).toEqual([1, 1, 1])
})

test('an access given again opens none of the links that closed with it; those of another company stay', async () => {
  for (const place of [company, elsewhere]) await plantMembership(server, maker, place, 'company_admin')
  const [here, there] = [await openAll(maker), await openAll(maker, elsewhere)]
  await role({ role: 'none', company_id: company })
  await server.owner.query(`update membership set status = 'active' where user_id = $1 and company_id = $2`, [
    maker,
    company,
  ])
  expect(await open(here)).toEqual([])
  expect(await open(there)).toEqual(all)
  await activation('suspend')
  await activation('activate')
  expect(await open(there)).toEqual([])
})

test('a link made while the access ends is closed with it or never made', async () => {
  await plantMembership(server, maker, company, 'company_admin')
  const made = Array.from({ length: 6 }, () =>
    server.call(makeCouncilLink, { path: { id: company }, body: { label: 'CSE' } }, { as: maker }),
  )
  const [answers] = await Promise.all([
    Promise.all(made),
    server.call(revokeAdmin, { path: { id: company, uid: maker } }, { as: owner }),
  ])
  for (const { status, body } of answers)
    if (status === 201) {
      const token = body.url.split('=').at(-1) ?? ''
      expect((await server.call(readCouncilLink, { body: { token } })).status).toBe(404)
    }
})
