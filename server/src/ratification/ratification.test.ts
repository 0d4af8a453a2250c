import { listMyCampaigns } from '@moisson/contract/choice'
import { generateAccord } from '@moisson/contract/accord'
import type { Request } from '@moisson/contract/call'
import {
  getDocument,
  getFilingPack,
  readDocumentFile,
  updateDocument,
  uploadDocument,
} from '@moisson/contract/document'
import {
  cancelRatification,
  endRatification,
  enterVote,
  getRatification,
  listRatifications,
  openRatification,
  readSigningPack,
  remindRatification,
} from '@moisson/contract/ratification'
import {
  answerRatification,
  answerRatificationLink,
  listMyRatifications,
  readMyRatificationText,
  readRatificationLink,
} from '@moisson/contract/ratification-vote'
import { writeInformationNote } from '@moisson/contract/communication'
import { readCompanyAudit } from '@moisson/contract/company-access'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eachPart } from '../file/zip-parts.ts'
import { plainPdf } from '../file/test-files.ts'
import { sendOutbox } from '../mail/send-outbox.ts'
import { startPost } from '../mail/test-post.ts'
import { readPdfText } from '../print/read-pdf-text.ts'
import { plantBeneficiary, plantCompany, plantMembership, plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { endDueRatifications } from './end-due.ts'

let server: TestServer
let company: string
let admin: string
let people: { user: string; beneficiary: string; name: string }[]
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.setNow('2026-05-04T09:00:00Z')
  company = await plantCompany(server)
  admin = await plantUser(server, { name: 'Claire Martin' })
  await plantMembership(server, admin, company, 'company_admin')
  people = []
  for (const name of ['Abel', 'Béa', 'Chloé']) {
    const user = await plantUser(server, { name: `${name} Durand` })
    const beneficiary = await plantBeneficiary(server, company, {
      userId: user,
      lastName: 'Durand',
      firstName: name,
      ...(name === 'Chloé' && { email: null }),
    })
    people.push({ user, beneficiary, name })
  }
})

async function partsOf(bytes: Buffer): Promise<Map<string, Buffer>> {
  const parts = new Map<string, Buffer>()
  await eachPart(bytes, (name) => (content) => void parts.set(name, content))
  return parts
}
const asAdmin = () => ({ as: admin })
async function text(title = 'Accord d’intéressement 2026-2028') {
  const file = { name: 'accord.pdf', content: plainPdf(title) } as unknown as Blob
  const body = {
    title,
    type: 'interessement_agreement' as const,
    status: 'to_sign' as const,
  }
  return (await server.call(uploadDocument, { path: { id: company }, body, file }, asAdmin())).body.id
}
const open = async (body: Partial<Request<typeof openRatification>['body']> = {}) =>
  server.call(
    openRatification,
    {
      path: { id: company },
      body: {
        document_id: body.document_id ?? (await text()),
        ends_on: '2026-05-20',
        ...body,
      },
    },
    asAdmin(),
  )
const look = async (rid: string) =>
  (await server.call(getRatification, { path: { id: company, rid } }, asAdmin())).body
const answer = (rid: string, place: number, said: 'yes' | 'no') =>
  server.call(
    answerRatification,
    { path: { rid }, body: { answer: said } },
    { as: people[place]?.user ?? null },
  )
const paper = async (rid: string, said: 'yes' | 'no', on: string, more: { reason?: string } = {}) => {
  const vid = (await look(rid)).voters.find(({ first_name }) => first_name === 'Chloé')?.id ?? ''
  const file = { name: 'emargement.pdf', content: plainPdf(`émargement ${rid}`) } as unknown as Blob
  const path = { id: company, rid, vid }
  return server.call(enterVote, { path, body: { answer: said, on, ...more }, file }, asAdmin())
}

test('two thirds of everybody ratify, on the day of the vote that made them; the list is the proof', async () => {
  const document_id = await text()
  const rid = (await open({ document_id })).body.id
  expect((await answer(rid, 0, 'yes')).body.answer).toBe('yes')
  await server.setNow('2026-05-06T09:00:00Z')
  expect((await paper(rid, 'yes', '2026-05-05')).status).toBe(200)
  await server.setNow('2026-05-07T09:00:00Z')
  await answer(rid, 1, 'no')
  const ended = await server.call(endRatification, { path: { id: company, rid } }, asAdmin())
  expect(ended.body).toMatchObject({
    state: 'ratified',
    yes: 2,
    no: 1,
    needed: 2,
    signed_on: '2026-05-05',
  })
  const signed = await server.call(getDocument, { path: { id: company, did: document_id } }, asAdmin())
  expect(signed.body).toMatchObject({
    status: 'signed',
    signed_at: '2026-05-05',
  })
  // What the staff ratified is never a draft again, nor of another day; its title may still be corrected.
  const change = (body: Request<typeof updateDocument>['body']) =>
    server.call(updateDocument, { path: { id: company, did: document_id }, body }, asAdmin())
  for (const undone of [{ status: 'draft' as const }, { signed_at: '2026-05-04' }, { signed_at: null }]) {
    const { status, error } = await change(undone)
    expect([status, error.code]).toEqual([409, 'text_ratified'])
  }
  expect((await change({ title: 'Accord ratifié', status: 'signed' })).status).toBe(200)
  const did = ended.body.minutes_document_id ?? ''
  const file = await server.call(readDocumentFile, { path: { id: company, did } }, asAdmin())
  const minutes = readPdfText(file.raw).replaceAll(/\s+/g, ' ')
  for (const words of [
    'Durand Abel',
    'Oui',
    'Durand Béa',
    'Non',
    'sur papier',
    '05/05/2026',
    '04/05/2026 11:00',
  ])
    expect(minutes).toContain(words)
  expect(minutes).toContain('2 salariés ont répondu')
  expect(minutes).toContain('1 réponse donnée sur papier')
  expect(minutes).not.toContain('Chaque salarié a lu')
  expect((await look(rid)).voters.map((voter) => voter.answer)).toEqual(['yes', 'no', 'yes'])
})

test('what was entered from paper is entered anew with a reason, by the company alone, and only while the vote is open', async () => {
  await server.owner.query(`update beneficiary set personal_email = 'chloe@example.org' where id = $1`, [
    people[2]?.beneficiary,
  ])
  const rid = (await open()).body.id
  expect((await paper(rid, 'yes', '2026-05-04', { reason: 'Trop tôt' })).error.code).toBe(
    'no_vote_to_correct',
  )
  await answer(rid, 0, 'yes')
  await paper(rid, 'yes', '2026-05-04')
  expect((await paper(rid, 'no', '2026-05-04')).error.code).toBe('vote_correction_reason')
  const { voters } = await look(rid)
  const idOf = (name: string) => voters.find(({ first_name }) => first_name === name)?.id ?? ''
  const correct = (vid: string) => {
    const body = { answer: 'no' as const, on: '2026-05-04', reason: 'Feuille mal lue' }
    return server.call(enterVote, { path: { id: company, rid, vid }, body }, asAdmin())
  }
  expect((await correct(idOf('Abel'))).error.code).toBe('already_voted')
  const kept = voters.find(({ first_name }) => first_name === 'Chloé')?.paper_document_id
  expect((await correct(idOf('Chloé'))).status).toBe(200)
  expect((await look(rid)).voters.find(({ first_name }) => first_name === 'Chloé')).toMatchObject({
    answer: null,
    paper_document_id: kept,
    correction_reason: 'Feuille mal lue',
  })
  const { rows: told } = await server.owner.query<{ payload: object }>(
    `select payload from outbox where company_id = $1 and kind = 'vote-entered'`,
    [company],
  )
  expect(told.map(({ payload }) => payload)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ answer: 'yes', corrected_because: null, by_name: 'Claire Martin' }),
      expect.objectContaining({ answer: 'no', corrected_because: 'Feuille mal lue' }),
    ]),
  )
  const { rows: traced } = await server.owner.query<{ trace: string }>(
    `select row_to_json(a)::text as trace from audit a where company_id = $1 and action = 'accord.enterVote'`,
    [company],
  )
  expect(traced).toHaveLength(2)
  expect(traced.filter(({ trace }) => trace.includes('Feuille mal lue'))).toHaveLength(1)
  expect(traced.filter(({ trace }) => /"(yes|no)"/.test(trace))).toEqual([])
  await answer(rid, 1, 'no')
  const ended = await server.call(endRatification, { path: { id: company, rid } }, asAdmin())
  expect(ended.body).toMatchObject({ yes: 1, no: 2 })
  const did = ended.body.minutes_document_id ?? ''
  const minutes = await server.call(readDocumentFile, { path: { id: company, did } }, asAdmin())
  expect(readPdfText(minutes.raw).replaceAll(/\s+/g, ' ')).toContain('1 réponse saisie a été corrigée')
  expect((await correct(idOf('Chloé'))).error.code).toBe('ratification_over')
})

test('a paper that nobody can have signed is refused', async () => {
  const rid = (await open()).body.id
  const vid = (await look(rid)).voters.find(({ first_name }) => first_name === 'Chloé')?.id ?? ''
  const file = { name: 'feuille.txt', content: Buffer.from('oui') } as unknown as Blob
  const path = { id: company, rid, vid }
  const given = await server.call(enterVote, { path, body: { answer: 'yes' }, file }, asAdmin())
  expect([given.status, given.error.code]).toEqual([415, 'unexpected_format'])
  expect((await look(rid)).answered).toBe(0)
})

test('those who were asked are told that it is called off and why, and what came out of another one', async () => {
  const document_id = await text()
  const rid = (await open({ document_id })).body.id
  await answer(rid, 0, 'yes')
  const told = async (kind: string) =>
    (
      await server.owner.query<{ recipient: string; payload: unknown }>(
        'select recipient, payload from outbox where company_id = $1 and kind = $2 order by recipient',
        [company, kind],
      )
    ).rows
  const path = { id: company, rid }
  const read = async () =>
    (await server.call(readMyRatificationText, { path: { rid } }, { as: people[0]?.user ?? null })).status
  expect(await read()).toBe(200)
  await server.call(cancelRatification, { path, body: { reason: 'Coquille' } }, asAdmin())
  expect(await read()).toBe(404)
  const off = await told('ratification-cancelled')
  expect(off).toHaveLength(2)
  expect(off[0]?.payload).toMatchObject({ reason: 'Coquille' })
  const again = (await open({ document_id })).body.id
  await answer(again, 0, 'yes')
  await answer(again, 1, 'yes')
  await paper(again, 'no', '2026-05-04')
  await server.call(endRatification, { path: { id: company, rid: again } }, asAdmin())
  const result = await told('ratification-result')
  expect(result.map(({ recipient }) => recipient)).toEqual(off.map(({ recipient }) => recipient))
  expect(result[0]?.payload).toMatchObject({ state: 'ratified', yes: 2, no: 1, personnel: 3, needed: 2 })
})

test('before the end nobody in the company is told an answer, not even by the journal; who answered is', async () => {
  const rid = (await open()).body.id
  await answer(rid, 0, 'no')
  await paper(rid, 'no', '2026-05-04')
  const seen = await look(rid)
  expect(seen).toMatchObject({ answered: 2, yes: null, no: null })
  expect(seen.voters.map((voter) => [voter.answer, voter.channel])).toEqual([
    [null, 'account'],
    [null, null],
    [null, 'paper'],
  ])
  const journal = await server.call(readCompanyAudit, { path: { id: company }, query: {} }, asAdmin())
  expect(journal.raw.toString()).toContain('ratification')
  const { rows } = await server.owner.query<{ text: string }>(
    `select row_to_json(a)::text as text from audit a where company_id = $1`,
    [company],
  )
  expect(rows.filter(({ text }) => /"answer":\s*"?no/.test(text))).toEqual([])
})

test('the clock ends it after its last day, and silence counts against', async () => {
  const document_id = await text()
  const rid = (await open({ document_id })).body.id
  await answer(rid, 0, 'yes')
  await server.setNow('2026-05-20T21:30:00Z')
  await endDueRatifications(server.services, () => true)
  expect((await look(rid)).state).toBe('open')
  await server.setNow('2026-05-20T22:30:00Z')
  expect((await answer(rid, 1, 'yes')).error.code).toBe('ratification_over')
  expect(await endDueRatifications(server.services, () => true)).toBeGreaterThan(0)
  expect(await look(rid)).toMatchObject({
    state: 'not_ratified',
    yes: 1,
    no: 0,
    signed_on: null,
  })
  const kept = await server.call(getDocument, { path: { id: company, did: document_id } }, asAdmin())
  expect(kept.body.status).toBe('to_sign')
  // The same text may be asked again.
  expect((await open({ document_id, ends_on: '2026-06-10' })).status).toBe(201)
})

test('the minutes of a refusal are of the day it was over, and prove nothing in the pack to file', async () => {
  const document_id = await text()
  const rid = (await open({ document_id })).body.id
  await server.setNow('2026-05-06T09:00:00Z')
  await answer(rid, 0, 'no')
  await answer(rid, 1, 'no')
  expect((await paper(rid, 'yes', '2026-05-06')).status).toBe(200)
  const ended = await server.call(endRatification, { path: { id: company, rid } }, asAdmin())
  expect(ended.body.state).toBe('not_ratified')
  const did = ended.body.minutes_document_id ?? ''
  const minutes = await server.call(getDocument, { path: { id: company, did } }, asAdmin())
  expect(minutes.body).toMatchObject({
    title: 'Procès-verbal de consultation, non ratifié, Accord d’intéressement 2026-2028',
    signed_at: '2026-05-06',
  })
  const pack = await server.call(
    getFilingPack,
    { path: { id: company }, query: { mode: 'ratification' } },
    asAdmin(),
  )
  const proof = pack.body.papers.find(({ code }) => code === 'signature_list')
  expect(proof?.document?.id).not.toBe(did)
})

test('an answer is given once, by whoever was asked', async () => {
  const rid = (await open()).body.id
  const awaited = async () =>
    (await server.call(listMyCampaigns, {}, { as: people[0]?.user ?? null })).body.vote_awaited
  expect(await awaited()).toBe(true)
  await answer(rid, 0, 'yes')
  expect(await awaited()).toBe(false)
  expect((await answer(rid, 0, 'no')).error.code).toBe('already_voted')
  const stranger = await plantUser(server, {})
  await plantBeneficiary(server, await plantCompany(server), {
    userId: stranger,
  })
  const asStranger = { as: stranger }
  expect(
    (await server.call(answerRatification, { path: { rid }, body: { answer: 'no' } }, asStranger)).status,
  ).toBe(404)
  expect((await server.call(readMyRatificationText, { path: { rid } }, asStranger)).status).toBe(404)
  expect((await server.call(listMyRatifications, {}, asStranger)).body.items).toEqual([])
  const mine = await server.call(listMyRatifications, {}, { as: people[0]?.user ?? null })
  expect(mine.body.items).toMatchObject([{ id: rid, answer: 'yes', first_name: 'Abel' }])
})

test('the personnel is that of the day: neither who came after, nor who had left, nor who is no employee', async () => {
  await plantBeneficiary(server, company, { hireDate: '2026-05-03' })
  await plantBeneficiary(server, company, { exitDate: '2026-05-01' })
  const officer = await plantBeneficiary(server, company)
  await server.owner.query(`update beneficiary set contract_type = 'corporate_officer' where id = $1`, [
    officer,
  ])
  expect((await open({ day: '2026-05-02' })).body).toMatchObject({
    personnel: 3,
    without_mail: 1,
  })
  expect((await open({ day: '2026-05-04' })).body.personnel).toBe(4)
  expect((await open({ day: '2026-05-05' })).error.code).toBe('ratification_day')
})

test('with a works council the request is joint; a text is asked about once at a time', async () => {
  await server.owner.query('update company set has_cse = true where id = $1', [company])
  const document_id = await text()
  expect((await open({ document_id })).error.code).toBe('joint_request_missing')
  const joint_request = { with: 'cse' as const, on: '2026-05-02' }
  for (const on of ['2026-05-05', '2027-11-20', '2025-05-03', '2000-01-01'])
    expect((await open({ document_id, joint_request: { with: 'cse', on } })).error.code).toBe(
      'joint_request_day',
    )
  await server.owner.query('update company set has_union_delegate = false where id = $1', [company])
  const union = { with: 'union' as const, on: '2026-05-02' }
  expect((await open({ document_id, joint_request: union })).error.code).toBe('joint_request_partner')
  const opened = await open({ document_id, joint_request })
  expect(opened.body.joint_request).toEqual({
    ...joint_request,
    document_id: null,
  })
  expect((await open({ document_id, joint_request })).error.code).toBe('ratification_open')
  const rid = opened.body.id
  await server.call(
    cancelRatification,
    { path: { id: company, rid }, body: { reason: 'Coquille' } },
    asAdmin(),
  )
  expect((await open({ document_id, joint_request })).status).toBe(201)
})

test('the link of the mail reads and answers; a reminder goes to the silent alone, and the first link still opens', async () => {
  const rid = (await open()).body.id
  await server.owner.query('delete from outbox where company_id <> $1', [company])
  const post = await startPost()
  server.services.config.smtpUrl = post.url
  const mails = async () => {
    await sendOutbox(server.services)
    return post.received.map(({ mail }) => ({ token: /#token=([\w-]{43})/.exec(mail.text)?.[1] ?? '' }))
  }
  const first = await mails()
  expect(first).toHaveLength(2)
  const token = first[0]?.token ?? ''
  const { rows: kept } = await server.owner.query(`select payload::text from outbox where company_id = $1`, [
    company,
  ])
  expect(JSON.stringify(kept)).not.toContain(token)
  expect((await server.call(remindRatification, { path: { id: company, rid } }, asAdmin())).error.code).toBe(
    'reminded_today',
  )
  await server.setNow('2026-05-05T09:00:00Z')
  expect((await server.call(readRatificationLink, { body: { token } }, { as: null })).body).toMatchObject({
    state: 'open',
    answer: null,
  })
  const said = await server.call(answerRatificationLink, { body: { token, answer: 'yes' } }, { as: null })
  expect(said.body.answer).toBe('yes')
  const again = await server.call(answerRatificationLink, { body: { token, answer: 'no' } }, { as: null })
  expect(again.error.code).toBe('already_voted')
  expect(
    (await server.call(remindRatification, { path: { id: company, rid } }, asAdmin())).body.reminded,
  ).toBe(1)
  await post.stop()
  const other = `${token.slice(0, 42)}${token.endsWith('A') ? 'B' : 'A'}`
  expect((await server.call(readRatificationLink, { body: { token: other } }, { as: null })).status).toBe(404)
})

test('an address that is corrected takes its link along: whoever got the mail by mistake neither reads nor votes', async () => {
  const rid = (await open()).body.id
  await server.owner.query('delete from outbox where company_id <> $1', [company])
  const post = await startPost()
  server.services.config.smtpUrl = post.url
  const mailed = async () => {
    await sendOutbox(server.services)
    return post.received
      .splice(0)
      .map(({ to, mail }) => ({ to, token: /#token=([\w-]{43})/.exec(mail.text)?.[1] ?? '' }))
  }
  const first = (await mailed()).length
  expect(first).toBe(2)
  const moved = (address: string | null) =>
    server.owner.query('update beneficiary set personal_email = $1, work_email = null where id = $2', [
      address,
      people[0]?.beneficiary,
    ])
  await server.setNow('2026-05-05T09:00:00Z')
  await server.call(remindRatification, { path: { id: company, rid } }, asAdmin())
  // Corrected while the reminder waits in the outbox: it leaves for the new address.
  await moved('abel@juste.example')
  const [abel] = (await mailed()).filter(({ to }) => to === 'abel@juste.example')
  const reads = () => server.call(readRatificationLink, { body: { token: abel?.token ?? '' } }, { as: null })
  expect((await reads()).status).toBe(200)
  await moved('abel@plus-juste.example')
  for (const call of [
    reads(),
    server.call(answerRatificationLink, { body: { token: abel?.token ?? '', answer: 'no' } }, { as: null }),
  ])
    expect((await call).error.code).toBe('unknown_vote_link')
  // An address taken away is not written to any more, whatever the list of that day holds.
  await moved(null)
  await server.setNow('2026-05-06T09:00:00Z')
  const reminded = await server.call(remindRatification, { path: { id: company, rid } }, asAdmin())
  expect(reminded.body.reminded).toBe(1)
  expect((await mailed()).map(({ to }) => to)).not.toContain('abel@plus-juste.example')
  await post.stop()
})

test('a text under vote is not rewritten: written again, it is another paper', async () => {
  const answers: Request<typeof generateAccord>['body']['answers'] = {
    conclusion: { mode: 'ratification' },
    indicators: [
      {
        name: 'resultat',
        label: 'résultat courant',
        source: 'comptes',
        history: [{ year: 2025, value: 200_000 }],
      },
    ],
    formula: {
      preset: 'share_of_result',
      indicator: 'resultat',
      rate_bps: 800,
      threshold: 100_000,
    },
    split: { criteria: [{ criterion: 'uniform', weight_bps: 10_000 }] },
  }
  const write = async () =>
    (
      await server.call(
        generateAccord,
        { path: { id: company }, body: { answers, format: 'pdf' } },
        asAdmin(),
      )
    ).body
  const document_id = (await write()).document_id ?? ''
  await open({ document_id })
  const mine = await server.call(listMyRatifications, {}, { as: people[0]?.user ?? null })
  expect(mine.body.items[0]?.clauses?.length).toBeGreaterThan(10)
  expect((await write()).document_id).not.toBe(document_id)
  const kept = await server.call(getDocument, { path: { id: company, did: document_id } }, asAdmin())
  expect(kept.body.current).toBe(true)
  const listed = (await server.call(listRatifications, { path: { id: company } }, asAdmin())).body
  expect(listed.ready.texts.map(({ id }) => id)).not.toContain(document_id)
  const label = (body: Request<typeof updateDocument>['body']) =>
    server.call(updateDocument, { path: { id: company, did: document_id }, body }, asAdmin())
  for (const body of [{ title: 'Autre accord' }, { status: 'signed' as const, signed_at: '2026-05-04' }])
    expect((await label(body)).error.code).toBe('ratification_open')
  expect((await label({ title: kept.body.title, year: 2026 })).status).toBe(200)
})

test('a signing pack holds the text as kept, the paper of its way, the list of everybody, and a version that names nobody', async () => {
  const answers: Request<typeof generateAccord>['body']['answers'] = {
    company: { representative: { name: 'Hélène Roche', quality: 'présidente' } },
    conclusion: { mode: 'ratification' },
    indicators: [
      {
        name: 'resultat',
        label: 'résultat courant',
        source: 'comptes',
        history: [{ year: 2025, value: 200_000 }],
      },
    ],
    formula: { preset: 'share_of_result', indicator: 'resultat', rate_bps: 800, threshold: 100_000 },
    split: { criteria: [{ criterion: 'uniform', weight_bps: 10_000 }] },
  }
  const body = { answers, format: 'pdf' as const }
  const did =
    (await server.call(generateAccord, { path: { id: company }, body }, asAdmin())).body.document_id ?? ''
  const pack = async (query: Request<typeof readSigningPack>['query']) => {
    const answer = await server.call(readSigningPack, { path: { id: company, did }, query }, asAdmin())
    return partsOf(answer.raw)
  }
  const files = await pack({})
  const names = [...files.keys()]
  expect(names.map((name) => name.slice(4))).toEqual([
    'Sommaire.txt',
    'Texte à signer.pdf',
    'Modèle de procès-verbal de ratification et liste d’émargement.pdf',
    'Version sans les noms.docx',
    'Liste d’émargement à signer.pdf',
  ])
  const kept = await server.call(readDocumentFile, { path: { id: company, did } }, asAdmin())
  expect(files.get(names[1] ?? '')?.equals(kept.raw)).toBe(true)
  const list = readPdfText(files.get(names[4] ?? '') ?? Buffer.alloc(0))
  for (const { name } of people) expect(list).toContain(name)
  const contents = files.get(names[0] ?? '')?.toString() ?? ''
  expect(contents).toContain('n’étant pas publié (C. trav., art. L2231-5-1)')
  expect(contents).toMatch(/À signer au plus tard le .+, à déposer au plus tard le/)
  const docx = await partsOf(files.get(names[3] ?? '') ?? Buffer.alloc(0))
  const published = docx.get('word/document.xml')?.toString() ?? ''
  expect(published).toContain('Les Vergers de Saint-Prix')
  expect(published).not.toContain('Roche')
  expect(readPdfText(kept.raw)).toContain('Roche')
  expect([...(await pack({ mode: 'unions' })).keys()].join()).not.toContain('émargement à signer')
})

test('the information note is the essentials then the articles, written once and kept as it was', async () => {
  const answers: Request<typeof generateAccord>['body']['answers'] = {
    conclusion: { mode: 'ratification' },
    indicators: [
      {
        name: 'resultat',
        label: 'résultat courant',
        source: 'comptes',
        history: [{ year: 2025, value: 200_000 }],
      },
    ],
    formula: { preset: 'share_of_result', indicator: 'resultat', rate_bps: 800, threshold: 100_000 },
    split: { criteria: [{ criterion: 'uniform', weight_bps: 10_000 }] },
  }
  const body = { answers, format: 'pdf' as const }
  const did =
    (await server.call(generateAccord, { path: { id: company }, body }, asAdmin())).body.document_id ?? ''
  const write = (of: string) =>
    server.call(writeInformationNote, { path: { id: company, did: of } }, asAdmin())
  const made = await write(did)
  expect(made.status).toBe(201)
  const path = { id: company, did: made.body.document_id }
  const read = readPdfText((await server.call(readDocumentFile, { path }, asAdmin())).raw).replaceAll(
    /\s+/g,
    ' ',
  )
  expect(read).toContain('L’essentiel')
  expect(read).toContain('Article 1 ')
  expect(read).not.toContain('Modèle de')
  expect(read).toContain('sans ses annexes 4, 5 et 6, qui sont des modèles')
  expect(await write(did)).toMatchObject({ status: 200, body: made.body })
  const look = (of: string) => server.call(getDocument, { path: { id: company, did: of } }, asAdmin())
  expect((await look(made.body.document_id)).body).toMatchObject({
    status: 'draft',
    visibility: 'company_admins',
  })
  await server.owner.query(`update document set status = 'signed' where id = $1`, [did])
  const given = await write(did)
  expect(given).toMatchObject({ status: 201, body: { revision: 2 } })
  expect((await look(given.body.document_id)).body).toMatchObject({
    status: 'active',
    visibility: 'beneficiaries',
  })
  expect((await write(await text())).error.code).toBe('note_not_written_here')
})
