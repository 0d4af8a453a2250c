import { prepareEmployeePapers } from '@moisson/contract/communication'
import { getDocument, readDocumentFile } from '@moisson/contract/document'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPdfText } from '../print/read-pdf-text.ts'
import { plantScene } from '../testing/campaign-scene.ts'
import { plantCompany, plantMembership } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.setNow('2026-05-12T09:00:00Z')
})
afterAll(() => server.close())

async function planted() {
  const { company, admin } = await plantScene(server)
  const as = { as: admin }
  const papers = () => server.call(prepareEmployeePapers, { path: { id: company } }, as)
  const file = async (did: string | undefined) => {
    const path = { id: company, did: did ?? '' }
    return (await server.call(readDocumentFile, { path, query: {} }, as)).raw
  }
  // The number of an article is set apart, so that no line ends in it.
  const read = async (did: string | undefined) =>
    readPdfText(await file(did))
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/(?<=-\d+) \)/g, ')')
  return { company, admin, as, papers, file, read }
}

test('the booklet and a sheet of each plan say what is in force, with the article of each rule', async () => {
  const { company, as, papers, read } = await planted()
  const made = await papers()
  expect(made.status).toBe(201)
  const [booklet, pee, percol] = made.body.documents
  expect(made.body.documents.map(({ file_name }) => file_name)).toEqual([
    'livret-d-epargne-salariale.pdf',
    'fiche-pee.pdf',
    'fiche-percol.pdf',
  ])
  const text = await read(booklet?.id)
  for (const words of ['L3341-6', 'L3341-7', 'Plan d’épargne d’entreprise (PEE)', '50 %'])
    expect(text).toContain(words)
  const sheet = await read(pee?.id)
  for (const words of [
    'cinq ans',
    'L3332-25',
    'Fonds 2 : risque 2 sur 7',
    'À défaut de choix : « Fonds 2 »',
    'mariage',
  ])
    expect(sheet).toContain(words)
  expect(sheet).toContain('(C. trav., art. L3332-11 et R3332-8)')
  const pension = await read(percol?.id)
  expect(pension).toContain('(C. trav., art. L3332-11 ; C. mon. fin., art. D224-10)')
  expect(pension).not.toContain('R3332-8')
  expect(pension).toContain('bloquées jusqu’à la retraite (C. mon. fin., art. L224-1)')
  expect(pension).not.toContain('mariage')
  const path = { id: company, did: booklet?.id ?? '' }
  expect((await server.call(getDocument, { path }, as)).body).toMatchObject({
    type: 'savings_booklet',
    visibility: 'beneficiaries',
  })
})

test('asked again they are the same; a plan that changes has its next version, and the former one stays as it was', async () => {
  const { company, papers, file, read } = await planted()
  const [, pee, percol] = (await papers()).body.documents
  const before = await file(pee?.id)
  const again = await papers()
  expect([again.status, again.body.documents[1]?.id]).toEqual([200, pee?.id])
  await server.owner.query(
    `update plan set fees_after_departure = 'company' where company_id = $1 and kind = 'pee'`,
    [company],
  )
  const changed = (await papers()).body.documents
  expect(changed[1]?.id).not.toBe(pee?.id)
  expect(changed[2]?.id).toBe(percol?.id)
  expect(await read(changed[1]?.id)).toContain('l’entreprise paie les frais')
  expect((await file(pee?.id)).equals(before)).toBe(true)
})

test('nothing in force, nothing to say', async () => {
  const { admin } = await planted()
  const bare = await plantCompany(server)
  await plantMembership(server, admin, bare, 'company_admin')
  const answer = await server.call(prepareEmployeePapers, { path: { id: bare } }, { as: admin })
  expect(answer.error.code).toBe('papers_nothing_yet')
})
