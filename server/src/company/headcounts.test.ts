import { afterAll, beforeAll, expect, test } from 'vitest'
import { listHeadcounts, saveHeadcounts } from '@moisson/contract/company'
import { plantCompany, plantMembership, plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.setNow('2026-03-02T09:00:00Z')
})
afterAll(() => server.close())

test('years nobody gave are asked for, and what was declared says by whom', async () => {
  const company = await plantCompany(server)
  const admin = await plantUser(server, { name: 'Claire Martin' })
  await plantMembership(server, admin, company, 'company_admin')
  await server.owner.query('update company set headcount = 300, headcount_year = 2025 where id = $1', [
    company,
  ])
  const path = { id: company }
  const first = await server.call(listHeadcounts, { path }, { as: admin })
  expect(first.body.levy).toMatchObject({ from: 'unknown', missing_years: [2021, 2022, 2023, 2024] })
  const items = [2021, 2022, 2023, 2024].map((year) => ({ year, headcount: 260 }))
  const saved = await server.call(saveHeadcounts, { path, body: { items } }, { as: admin })
  expect(saved.body.levy).toMatchObject({ from: 'headcounts', missing_years: [] })
  expect(saved.body.levy.sentence).toContain('250 salariés atteints cinq années civiles de suite')
  expect(saved.body.items.find(({ year }) => year === 2021)).toMatchObject({
    headcount: 260,
    declared_by: 'Claire Martin',
  })
  // The company's own year is changed in its file.
  expect(saved.body.items[0]).toMatchObject({ year: 2025, headcount: 300, declared_by: null })
  const back = await server.call(
    saveHeadcounts,
    { path, body: { items: [{ year: 2021, headcount: 40 }] } },
    { as: admin },
  )
  expect(back.body.levy.sentence).toContain('moins de 50 salariés')
})
