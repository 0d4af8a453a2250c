import {
  commentAccordLink,
  deleteAccordComment,
  listAccordComments,
  listAccordLinks,
  makeAccordLink,
  readAccordLink,
  revokeAccordLink,
  treatAccordComment,
} from '@moisson/contract/accord-links'
import { createAccordDraft, updateAccordDraft } from '@moisson/contract/accord-drafts'
import { generateAccord } from '@moisson/contract/accord'
import { updateDocument } from '@moisson/contract/document'
import { makeCouncilLink, readCouncilLink } from '@moisson/contract/council-link'
import type { Request } from '@moisson/contract/call'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { draftComments } from '../mail/draft-comments.ts'
import { plantBeneficiary, plantCompany, plantMembership, plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { tellComments } from './tell-comments.ts'

let server: TestServer
let company: string
let admin: string
let draft: string
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.setNow('2026-03-02T09:00:00Z')
  await server.owner.query('delete from outbox')
  await server.owner.query('delete from accord_comment')
  company = await plantCompany(server, { name: 'Les Vergers de Saint-Prix' })
  admin = await plantUser(server, { name: 'Claire Martin' })
  await plantMembership(server, admin, company, 'company_admin')
  await plantBeneficiary(server, company, { lastName: 'Zébulon' })
  const made = await server.call(
    createAccordDraft,
    { path: { id: company }, body: { name: 'Accord 2026-2028' } },
    { as: admin },
  )
  draft = made.body.id
  const answers = {
    conclusion: { mode: 'ratification' as const },
    indicators: [{ name: 'resultat', label: 'résultat courant avant impôt' }],
    formula: { preset: 'share_of_result' as const, indicator: 'resultat', rate_bps: 800, threshold: 100_000 },
    split: { criteria: [{ criterion: 'uniform' as const, weight_bps: 10_000 }] },
  }
  await server.call(
    updateAccordDraft,
    { path: { id: company, aid: draft }, body: { answers } },
    { as: admin },
  )
})

const auditOf = async (action: string) =>
  (
    await server.owner.query('select actor_name from audit where company_id = $1 and action = $2', [
      company,
      action,
    ])
  ).rows.length

const path = () => ({ id: company, aid: draft })
const make = (body: Request<typeof makeAccordLink>['body']) =>
  server.call(makeAccordLink, { path: path(), body }, { as: admin })
const tokenIn = (url: string) => url.split('#token=')[1] ?? ''
const open = (token: string) => server.call(readAccordLink, { body: { token } })
const openFrom = async (remoteAddress: string, token: string) =>
  (
    await server.app.inject({
      method: 'POST',
      url: '/api/accord-link',
      remoteAddress,
      payload: { token },
    })
  ).statusCode
const comment = (token: string, body: string, clause_code?: string) =>
  server.call(commentAccordLink, {
    body: { token, name: 'Hélène Roche', body, ...(clause_code && { clause_code }) },
  })
const kept = async () => (await server.call(listAccordComments, { path: path() }, { as: admin })).body.items
const mailsLeft = async () =>
  (await server.owner.query(`select recipient, payload from outbox where kind = 'draft-comments'`)).rows

test('a link shows the text, what the law says of it and the curve, and nothing of what a person would get', async () => {
  const { body: made, status } = await make({ label: 'Maître Roche' })
  expect([status, made.may_comment, made.ends_on]).toEqual([201, false, '2026-04-01'])
  const seen = await open(tokenIn(made.url))
  expect(seen.body.text?.clauses.map(({ code }) => code)).toContain('duration')
  expect(seen.body.compliance.length).toBeGreaterThan(5)
  expect(seen.body.figures?.curve?.points.length).toBeGreaterThan(2)
  expect(Object.keys(seen.body.figures ?? {})).not.toContain('shares')
  expect(seen.raw.toString()).not.toContain('Zébulon')
  expect(seen.headers['x-robots-tag']).toContain('noindex')
  const { body: links } = await server.call(listAccordLinks, { path: path() }, { as: admin })
  expect(links.items).toMatchObject([{ label: 'Maître Roche', opened: 1, state: 'open' }])
  const { rows } = await server.owner.query(
    `select actor_name, action from audit where company_id = $1 and action like 'accord.%Link' order by at, id`,
    [company],
  )
  expect(rows).toEqual([
    { actor_name: 'Claire Martin', action: 'accord.makeAccordLink' },
    { actor_name: 'Maître Roche', action: 'accord.readAccordLink' },
  ])
})

test('a link to read leaves no comment; one that is withdrawn, over or of a works council opens nothing', async () => {
  const { body: reading } = await make({ label: 'CSE' })
  expect((await comment(tokenIn(reading.url), 'Non.')).error?.code).toBe('link_without_comments')
  const { body: gone } = await make({ label: 'Expert', may_comment: true })
  await server.call(revokeAccordLink, { path: { ...path(), sid: gone.id } }, { as: admin })
  const { body: council } = await server.call(
    makeCouncilLink,
    { path: { id: company }, body: { label: 'CSE' } },
    { as: admin },
  )
  for (const url of [gone.url, council.url, `${reading.url}x`])
    expect((await open(tokenIn(url))).error?.code).toBe('reading_link_closed')
  expect((await comment(tokenIn(gone.url), 'Non.')).error?.code).toBe('reading_link_closed')
  const crossed = await server.call(readCouncilLink, { body: { token: tokenIn(reading.url) } })
  expect(crossed.error?.code).toBe('reading_link_closed')
  await server.setNow('2026-04-02T09:00:00Z')
  expect((await open(tokenIn(reading.url))).error?.code).toBe('reading_link_closed')
  expect(await kept()).toEqual([])
})

test('a comment stands at its clause, is answered and closed, and its author alone reads it by a link', async () => {
  const { body: lawyer } = await make({ label: 'Maître Roche', may_comment: true })
  const { body: council } = await make({ label: 'CSE', may_comment: true })
  const token = tokenIn(lawyer.url)
  const { body: left, status } = await comment(token, 'Trois ans suffisent.', 'duration')
  expect([status, left.clause_code, left.answer]).toEqual([201, 'duration', null])
  expect((await comment(token, 'Où ?', 'nowhere')).error?.code).toBe('unknown_clause')
  const treat = (body: Request<typeof treatAccordComment>['body']) =>
    server.call(treatAccordComment, { path: { ...path(), cid: left.id }, body }, { as: admin })
  await treat({ answer: 'C’est fait.' })
  await treat({ closed: true })
  expect(await kept()).toMatchObject([
    {
      author_name: 'Hélène Roche',
      link_label: 'Maître Roche',
      clause_title: left.clause_title,
      answer: 'C’est fait.',
      answered_by_name: 'Claire Martin',
      closed_by_name: 'Claire Martin',
    },
  ])
  const again = await open(token)
  expect(again.body.comments).toMatchObject([{ id: left.id, answer: 'C’est fait.' }])
  expect(again.body.comments[0]?.closed_at).not.toBeNull()
  expect((await open(tokenIn(council.url))).body.comments).toEqual([])
  await treat({ closed: false })
  expect((await kept())[0]).toMatchObject({ closed_at: null, answer: 'C’est fait.' })
})

test('a comment is erased with its answer when its author asks; the log keeps none of its words', async () => {
  const { body: made } = await make({ label: 'Maître Roche', may_comment: true })
  const token = tokenIn(made.url)
  const { body: left } = await comment(token, 'Un mot de trop.', 'duration')
  await comment(token, 'Un mot utile.')
  const path = { id: company, aid: draft, cid: left.id }
  await server.call(treatAccordComment, { path, body: { answer: 'Merci de ce mot.' } }, { as: admin })
  const erase = () => server.call(deleteAccordComment, { path }, { as: admin })
  expect((await erase()).status).toBe(204)
  expect((await erase()).status).toBe(404)
  expect((await open(token)).body.comments.map(({ body }) => body)).toEqual(['Un mot utile.'])
  await server.setNow('2026-03-02T12:00:00Z')
  await tellComments(server.services, () => true)
  const { rows } = await server.owner.query(
    `select coalesce(string_agg(concat(a.before, a.after), ''), '') || (select string_agg(payload::text, '') from outbox) as kept
     from audit a where company_id = $1`,
    [company],
  )
  expect(rows[0].kept).not.toMatch(/de trop|de ce mot/)
})

test('whoever shared the draft gets one mail for all that was written, once the reader has paused', async () => {
  const { body: made } = await make({ label: 'Maître Roche', may_comment: true })
  await comment(tokenIn(made.url), 'Trois ans suffisent.', 'duration')
  await server.setNow('2026-03-02T09:20:00Z')
  await comment(tokenIn(made.url), 'Le reste me va.')
  await tellComments(server.services, () => true)
  expect(await mailsLeft()).toEqual([])
  await server.setNow('2026-03-02T09:51:00Z')
  expect(await tellComments(server.services, () => true)).toBe(1)
  expect(await tellComments(server.services, () => true)).toBe(0)
  const mails = await mailsLeft()
  expect(mails).toHaveLength(1)
  expect(mails[0].payload.comments.map(({ text }: { text: string }) => text)).toEqual([
    'Trois ans suffisent.',
    'Le reste me va.',
  ])
})

test('when whoever shared the draft has left, its company’s owners are told', async () => {
  const { body: made } = await make({ label: 'Maître Roche', may_comment: true })
  const owner = await plantUser(server, { name: 'Paul Denis' })
  await plantMembership(server, owner, company, 'company_admin')
  await server.owner.query(
    `update membership set status = 'revoked', revoked_at = now() where user_id = $1`,
    [admin],
  )
  await comment(tokenIn(made.url), 'Le reste me va.')
  await server.setNow('2026-03-02T10:00:00Z')
  await tellComments(server.services, () => true)
  const { rows } = await server.owner.query('select email from app_user where id = $1', [owner])
  expect((await mailsLeft()).map(({ recipient }) => recipient)).toEqual([rows[0].email])
})

test('who opens a link again and again fills no log, and waits in the end; so does who writes', async () => {
  const { body: made } = await make({ label: 'Expert', may_comment: true })
  const token = tokenIn(made.url)
  const { limits } = server.services.config
  const before = { ...limits }
  Object.assign(limits, { usesPerReader: 6, usesPerLink: 9 })
  try {
    for (let time = 0; time < 4; time += 1) expect((await open(token)).status).toBe(200)
    expect(await auditOf('accord.readAccordLink')).toBe(1)
    await server.setNow('2026-03-03T09:00:00Z')
    expect((await open(token)).status).toBe(200)
    expect(await auditOf('accord.readAccordLink')).toBe(2)
    expect((await comment(token, 'Un mot.')).status).toBe(201)
    const over = await open(token)
    expect([over.status, over.error.code]).toEqual([429, 'too-many-requests'])
    expect((await comment(token, 'Un autre.')).status).toBe(429)
    // Another reader has the same link on another network, and the link has its limit in all.
    const elsewhere: number[] = []
    for (let time = 0; time < 5; time += 1) elsewhere.push(await openFrom(`192.0.2.${time}`, token))
    expect(elsewhere).toEqual([200, 200, 200, 429, 429])
    const { body } = await server.call(listAccordLinks, { path: path() }, { as: admin })
    expect(body.items[0]?.opened).toBe(8)
    const { body: second } = await make({ label: 'CSE' })
    expect((await open(tokenIn(second.url))).status).toBe(200)
  } finally {
    Object.assign(limits, before)
  }
})

test('whoever reads a draft is told once a text written from it is signed', async () => {
  const { body: made } = await make({ label: 'Maître Roche' })
  const token = tokenIn(made.url)
  expect((await open(token)).body.signed_on).toBeNull()
  const answers = {
    conclusion: { mode: 'ratification' as const },
    indicators: [{ name: 'resultat', label: 'résultat courant avant impôt' }],
    formula: { preset: 'share_of_result' as const, indicator: 'resultat', rate_bps: 800, threshold: 100_000 },
    split: { criteria: [{ criterion: 'uniform' as const, weight_bps: 10_000 }] },
  }
  const written = await server.call(
    generateAccord,
    { path: { id: company }, body: { answers, format: 'docx', draft_id: draft } },
    { as: admin },
  )
  const did = written.body.document_id ?? ''
  expect((await open(token)).body.signed_on).toBeNull()
  const signed = await server.call(
    updateDocument,
    { path: { id: company, did }, body: { status: 'signed', signed_at: '2026-02-27' } },
    { as: admin },
  )
  expect(signed.status).toBe(200)
  expect((await open(token)).body.signed_on).toBe('2026-02-27')
})

test('twenty links are open at once, however they are asked for', async () => {
  const made = await Promise.all(Array.from({ length: 24 }, () => make({ label: 'CSE' })))
  expect(made.filter(({ status }) => status === 201)).toHaveLength(20)
})

test('a name is one line and no address; a mail quotes no comment that holds one', async () => {
  const { body: made } = await make({ label: 'Maître Roche', may_comment: true })
  const token = tokenIn(made.url)
  for (const name of ['', ' ', 'a\nb', 'https://evil.example', 'evil.com'])
    expect((await server.call(commentAccordLink, { body: { token, name, body: 'x' } })).status).toBe(422)
  expect((await make({ label: 'a\r\nBcc: b' })).status).toBe(422)
  const { blocks } = draftComments.render(
    {
      draft_id: draft,
      draft_name: 'Accord',
      company_name: 'Les Vergers',
      comments: [
        { author: 'Hélène', clause: null, text: 'Voir https://evil.example' },
        { author: 'Hélène', clause: null, text: 'Trois ans suffisent.' },
      ],
    },
    { language: 'fr', name: null, publicUrl: 'https://moisson.example' } as never,
  )
  const quoted = JSON.stringify(blocks)
  expect(quoted).not.toContain('evil.example')
  expect(quoted).toContain('Trois ans suffisent.')
})
