import { afterAll, beforeAll, expect, test } from 'vitest'
import { listHeadcounts, saveHeadcounts, updateCompany } from '@moisson/contract/company'
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
  const { rows } = await server.owner.query(
    `select before, after from audit where company_id = $1 and action = 'company.saveHeadcounts' and after #>> '{headcounts,0,headcount}' = '40'`,
    [company],
  )
  expect(rows).toEqual([
    {
      before: { headcounts: [{ year: 2021, headcount: 260 }] },
      after: { headcounts: [{ year: 2021, headcount: 40 }] },
    },
  ])
})

test('a figure for the year of the company’s own file is refused by name, never dropped in silence', async () => {
  const company = await plantCompany(server)
  const admin = await plantUser(server, { name: 'Claire Martin' })
  await plantMembership(server, admin, company, 'company_admin')
  await server.owner.query('update company set headcount = 48.5, headcount_year = 2025 where id = $1', [
    company,
  ])
  const save = (items: { year: number; headcount: number | null }[]) =>
    server.call(saveHeadcounts, { path: { id: company }, body: { items } }, { as: admin })
  for (const headcount of [260, null]) {
    const refused = await save([
      { year: 2024, headcount: 47 },
      { year: 2025, headcount },
    ])
    expect(refused.status).toBe(422)
    expect(refused.error).toMatchObject({ code: 'headcount_of_file' })
    expect(JSON.stringify(refused.error)).toContain(
      'L’effectif de 2025 est celui de la fiche de la société (48,5)',
    )
  }
  const { body } = await server.call(listHeadcounts, { path: { id: company } }, { as: admin })
  expect(body.items).toMatchObject([{ year: 2025, headcount: 48.5 }])
  const later = await save([
    { year: 2024, headcount: 47 },
    { year: 2098, headcount: 60 },
  ])
  expect(later.error.field_errors).toMatchObject([{ field: 'items.1.year', code: 'future_year' }])
  // The figure of the file, sent back as it was read, changes nothing.
  const same = await save([
    { year: 2024, headcount: 47 },
    { year: 2025, headcount: 48.5 },
  ])
  expect(same.body.items).toMatchObject([
    { year: 2025, headcount: 48.5 },
    { year: 2024, headcount: 47 },
  ])
})

test('the figure of a year stays among the declared ones when the file moves on to the next year', async () => {
  const company = await plantCompany(server)
  const admin = await plantUser(server, { name: 'Claire Martin' })
  await plantMembership(server, admin, company, 'company_admin')
  await server.owner.query('update company set headcount = 62, headcount_year = 2024 where id = $1', [
    company,
  ])
  const path = { id: company }
  const change = (body: object) => server.call(updateCompany, { path, body }, { as: admin })
  const items = async () => (await server.call(listHeadcounts, { path }, { as: admin })).body.items
  expect((await change({ headcount: 64, headcount_year: 2025 })).status).toBe(200)
  expect(await items()).toMatchObject([
    { year: 2025, headcount: 64, declared_by: null },
    { year: 2024, headcount: 62, declared_by: 'Claire Martin' },
  ])
  // The figure of the same year corrected replaces it, and leaves nothing behind.
  expect((await change({ headcount: 63 })).status).toBe(200)
  expect((await change({ headcount: null, headcount_year: null })).status).toBe(200)
  expect(await items()).toMatchObject([{ year: 2024, headcount: 62 }])
})
