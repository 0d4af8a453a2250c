import { prepareCommunication } from '@moisson/contract/communication'
import { getDocument, readDocumentFile } from '@moisson/contract/document'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPdfText } from '../print/read-pdf-text.ts'
import { plantOpenCampaign } from '../testing/plant-open-campaign.ts'
import { plantMembership, plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.setNow('2026-05-12T09:00:00Z')
})
afterAll(() => server.close())

async function planted(state = 'open') {
  const campaign = await plantOpenCampaign(server, { people: 2, lastName: 'Moreau', state })
  const admin = await plantUser(server)
  await plantMembership(server, admin, campaign.companyId, 'company_admin')
  const kit = (language: 'fr' | 'en' = 'fr') =>
    server.call(
      prepareCommunication,
      { path: { id: campaign.campaignId }, body: { language } },
      { as: admin },
    )
  const read = async (did: string) => {
    const path = { id: campaign.companyId, did }
    const answer = await server.call(readDocumentFile, { path, query: {} }, { as: admin })
    const text =
      answer.raw.subarray(0, 4).toString() === '%PDF' ? readPdfText(answer.raw) : answer.raw.toString()
    return { raw: answer.raw, text: text.replaceAll(/\s+/g, ' ') }
  }
  return { ...campaign, admin, kit, read }
}

test('a launched campaign has its poster, questions, slides and message, which name nobody and hold no amount', async () => {
  const { kit, read } = await planted()
  const made = await kit()
  expect(made.status).toBe(201)
  expect(made.body.documents.map(({ file_name }) => file_name)).toEqual([
    'affiche-2025.pdf',
    'questions-et-reponses-2025.pdf',
    'diaporama-2025.pdf',
    'message-2025.txt',
  ])
  for (const { id } of made.body.documents) {
    const { text } = await read(id)
    expect(text).toContain('Les Vergers de Saint-Prix')
    expect(text).not.toMatch(/Moreau|903|€/)
  }
  const [poster, , , mail] = made.body.documents
  const message = (await read(mail?.id ?? '')).text
  for (const words of ['Objet : ', 'http://localhost:4000', 'la règle par défaut'])
    expect(message).toContain(words)
  expect((await read(poster?.id ?? '')).text).toContain('http://localhost:4000')

  // Asked for in English, it stands beside the French one, which stays what it was.
  const english = await kit('en')
  expect(english.status).toBe(201)
  const [wall, questions, slides] = english.body.documents
  expect((await read(slides?.id ?? '')).text).toMatch(/How to do it.*What may I choose\?.*income tax/)
  for (const { id } of [wall, questions, slides].map((one) => one ?? { id: '' })) {
    const { text } = await read(id)
    expect(text).not.toMatch(/ (le|la|votre|vous) |903|€|Moreau/)
  }
  expect((await kit()).body.documents).toEqual(made.body.documents)
})

test.each([
  ['scheduled', /ouvrira le lundi 18 mai 2026\..*Ce jour-là, un message personnel/, /est ouverte|est close/],
  ['open', /est ouverte\. Vous décidez/, /ouvrira|est close/],
  [
    'closed',
    /est close aux réponses depuis la fin de la journée du mercredi 27 mai 2026/,
    /est ouverte|Vous avez jusqu/,
  ],
  ['validated', /est close aux réponses/, /à vous de choisir/],
] as const)('the message of a campaign that is %s says so', async (state, says, never) => {
  const { kit, read, campaignId } = await planted(state)
  await server.owner.query(`update campaign set opens_at = '2026-05-18T07:00:00Z' where id = $1`, [
    campaignId,
  ])
  const message = (await kit()).body.documents.at(-1)
  const { text } = await read(message?.id ?? '')
  expect(text).toMatch(says)
  expect(text).not.toMatch(never)
})

test('asked again it gives the same papers; once the days have moved, their next version, the former one kept as it was', async () => {
  const { kit, read, companyId, campaignId, admin } = await planted()
  const [poster] = (await kit()).body.documents
  const before = await read(poster?.id ?? '')
  const again = await kit()
  expect([again.status, again.body.documents[0]?.id]).toEqual([200, poster?.id])
  await server.owner.query(`update campaign set closes_at = '2026-06-10T21:59:59.999Z' where id = $1`, [
    campaignId,
  ])
  const moved = (await kit()).body.documents[0]
  expect((await read(moved?.id ?? '')).text).toContain('mercredi 10 juin 2026')
  const file = await server.call(
    getDocument,
    { path: { id: companyId, did: moved?.id ?? '' } },
    { as: admin },
  )
  expect(file.body.revision).toBe(2)
  expect((await read(poster?.id ?? '')).raw.equals(before.raw)).toBe(true)
})

test('a draft has no kit yet', async () => {
  const { kit, campaignId } = await planted()
  await server.owner.query(`update campaign set state = 'draft' where id = $1`, [campaignId])
  expect((await kit()).error.code).toBe('kit_before_launch')
})
