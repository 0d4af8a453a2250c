import { updateBeneficiary } from '@moisson/contract/beneficiary'
import { openByCode, printLetters } from '@moisson/contract/letter'
import { getUser, updateUser } from '@moisson/contract/user'
import { expect, test } from 'vitest'
import { readPdfText } from '../print/read-pdf-text.ts'
import { acting, inAScene, plantOpen, plantPeople, rowsOf, type Scene } from '../testing/campaign-scene.ts'
import type { TestServer } from '../testing/test-server.ts'

let server: TestServer
let scene: Scene
inAScene((given, planted) => {
  server = given
  scene = planted
})

test('a letter is printed in the language of the file, else in the company’s, and opens in it until its person chooses another one', async () => {
  await plantPeople(server, scene.company, [{ lastName: 'Zola', email: null }])
  const { id } = await plantOpen(server, scene, { envelope_gross_cents: 200_000 })
  const [row] = await rowsOf(server, id)
  const said = async () => {
    const asked = { path: { id }, body: { ids: [row?.id ?? ''] } }
    const { raw } = await server.call(printLetters, asked, { as: scene.admin })
    return readPdfText(raw).replaceAll(/\s+/g, ' ')
  }
  await server.owner.query(`update company set people_language = 'en' where id = $1`, [scene.company])
  expect(await said()).toContain('to decide about')
  const set = (language: string) =>
    acting(server, scene.admin)(updateBeneficiary, {
      path: { id: scene.company, bid: row?.beneficiary_id ?? '' },
      body: { language },
    } as never)
  await set('fr')
  expect(await said()).not.toContain('to decide about')
  await set('en')
  const [code = ''] = /[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(await said()) ?? []
  const { body } = await server.call(openByCode, { body: { code } }, { headers: { 'x-language': 'fr' } })
  const bearing = { headers: { authorization: `Bearer ${body.id_token}` } }
  expect((await server.call(getUser, {}, bearing)).body.locale).toBe('en')
  await server.call(updateUser, { body: { locale: 'fr' } }, bearing)
  expect(await said()).not.toContain('to decide about')
  // What is said last holds: the person by their screen, then HR who was asked for it.
  await set('fr')
  await set('en')
  expect(await said()).toContain('to decide about')
})

test('who prints reads no draft before the close: the letter tells that it may count, and no amount of it', async () => {
  await plantPeople(server, scene.company, [{ lastName: 'Zola', email: null }])
  const { id } = await plantOpen(server, scene, {
    envelope_gross_cents: 200_000,
    draft_policy: 'honour_complete_draft',
  })
  const [row] = await rowsOf(server, id)
  const print = async () => {
    const asked = { path: { id }, body: { ids: [row?.id ?? ''] } }
    const { raw } = await server.call(printLetters, asked, { as: scene.admin })
    return readPdfText(raw).replaceAll(/\s+/g, ' ')
  }
  const withoutDraft = /Si vous ne faites rien, [\d ,]+€ seront placés/g
  // On the letter, and on the notice behind it.
  expect((await print()).match(withoutDraft)).toHaveLength(2)
  await server.owner.query(
    `update campaign_beneficiary set engagement_state = 'in_progress' where campaign_id = $1`,
    [id],
  )
  const begun = await print()
  expect(
    begun.match(
      /votre brouillon est complet à la date limite, il sera appliqué tel quel\. Sans brouillon complet à la date limite, le choix par défaut s’applique ?: [\d ,]+€ seront placés/g,
    ),
  ).toHaveLength(2)
  expect(begun).not.toMatch(withoutDraft)
})

test('a letter abroad ends its address with the country in words', async () => {
  await plantPeople(server, scene.company, [{ lastName: 'Zola', email: null }])
  const { id } = await plantOpen(server, scene, { envelope_gross_cents: 200_000 })
  const [row] = await rowsOf(server, id)
  await server.owner.query('update beneficiary set address = $1 where id = $2', [
    { line1: 'Hauptstraße 4', postal_code: '10115', city: 'Berlin', country: 'DEU' },
    row?.beneficiary_id,
  ])
  const { raw } = await server.call(printLetters, { path: { id } }, { as: scene.admin })
  const text = readPdfText(raw).replaceAll(/\s+/g, ' ')
  expect(text).toContain('10115 Berlin ALLEMAGNE')
  expect(text).not.toContain('DEU')
})
