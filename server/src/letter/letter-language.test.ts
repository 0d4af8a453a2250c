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
