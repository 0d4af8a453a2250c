import { readFileSync } from 'node:fs'
import { generateAccord } from '@moisson/contract/accord'
import type { Request } from '@moisson/contract/call'
import { savePlan } from '@moisson/contract/company'
import { getDocument, readDocumentFile, updateDocument } from '@moisson/contract/document'
import type { Accord } from '@moisson/core/accord/accord'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readPdfText } from '../print/read-pdf-text.ts'
import { plantCompany, plantMembership, plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { identificationCode } from './identification-code.ts'
import { readDocx } from './read-docx.ts'

let server: TestServer
let company: string
let admin: string
beforeAll(async () => {
  server = await startTestServer()
  await server.setNow('2026-03-02T09:00:00Z')
})
afterAll(() => server.close())
beforeEach(async () => {
  company = await plantCompany(server, { name: 'Les Vergers de Saint-Prix' })
  admin = await plantUser(server, { name: 'Claire Martin' })
  await plantMembership(server, admin, company, 'company_admin')
})

type Body = Request<typeof generateAccord>['body']
type Answers = Body['answers']
const minimal: Answers = {
  conclusion: { mode: 'ratification' },
  indicators: [{ name: 'resultat', label: 'résultat courant avant impôt' }],
  formula: { preset: 'share_of_result', indicator: 'resultat', rate_bps: 800, threshold: 100_000 },
  split: { criteria: [{ criterion: 'uniform', weight_bps: 10_000 }] },
}
const generate = (
  answers: Answers = minimal,
  more: Partial<Body> = {},
  headers: Record<string, string> = {},
) =>
  server.call(generateAccord, { path: { id: company }, body: { answers, ...more } }, { as: admin, headers })
const fileOf = async (did: string | null) => {
  const answer = await server.call(readDocumentFile, { path: { id: company, did: did ?? '' } }, { as: admin })
  expect(answer.status).toBe(200)
  return answer.raw
}
const documents = async () =>
  (
    await server.owner.query<{ title: string; type: string; revision: number; current: boolean }>(
      `select title, type, revision, current from document where company_id = $1 order by title, revision`,
      [company],
    )
  ).rows
/** Without spaces, nor the hyphens that the end of a line may add. */
const squeezed = (text: string) => text.replaceAll(/[\s-]/gu, '')

test('four answers give a complete agreement, kept in both formats and opened again', async () => {
  const { status, body } = await generate()
  expect(status).toBe(201)
  expect(body).toMatchObject({ version: 1, title: 'Accord d’intéressement 2026-2028' })
  expect(body.document_id).toBe(body.document_ids.pdf)
  const pdf = squeezed(readPdfText(await fileOf(body.document_ids.pdf)))
  const docx = await readDocx(await fileOf(body.document_ids.docx))
  const word = squeezed(docx.paragraphs.join('\n'))
  for (const { title, text } of [...body.clauses, ...body.annexes]) {
    expect(pdf).toContain(squeezed(title))
    expect(word).toContain(squeezed(title))
    const longest = text
      .split('\n')
      .filter((line) => !line.includes(' | '))
      .map((line) => line.replace(/^(•|\d+\.) /, ''))
      .toSorted((a, b) => b.length - a.length)[0]
    expect(word).toContain(squeezed(longest ?? ''))
    expect(pdf).toContain(squeezed(longest ?? ''))
  }
  expect(pdf).toContain(squeezed(`Code d’identification ${body.identification_code}`))
  expect(pdf).toContain('LesVergersdeSaintPrix')
  expect([...docx.parts].find(([name]) => /footer\d*\.xml$/.test(name))?.[1]).toContain(
    body.identification_code,
  )
  expect(docx.parts.get('docProps/core.xml')).toContain('Accord d’intéressement 2026-2028')
  expect(docx.parts.get('word/styles.xml')).toContain('w:val="fr-FR"')
  expect(docx.parts.get('word/document.xml')).toContain('TOC \\h')
  // The contents tell pages, those of the PDF, and go forward; the face of the PDF goes with the document.
  const told = [
    ...(docx.parts.get('word/document.xml') ?? '').matchAll(/<w:tab\/><w:t[^>]*>(\d+)<\/w:t>/g),
  ].map(([, page]) => Number(page))
  expect(told).toHaveLength(body.clauses.length + body.annexes.length)
  expect(told).toEqual(told.toSorted((a, b) => a - b))
  expect([told[0], (told.at(-1) ?? 0) > 10]).toEqual([3, true])
  expect(docx.parts.get('word/fontTable.xml')).toContain('w:name="Inter"')
  expect(docx.parts.get('word/fontTable.xml')).toContain('w:embedBold')
  // Nobody signs a page without text, and what ends in a colon stays with its list.
  const set = [...(docx.parts.get('word/document.xml') ?? '').matchAll(/<w:p[ >].*?<\/w:p>/gs)].map(
    ([one]) => one,
  )
  const made = docx.paragraphs.findIndex((text) => text.startsWith('Fait à'))
  const announcing = docx.paragraphs.flatMap((text, at) =>
    /[^«\s]\s:$/.test(text) && /w:numPr/.test(set[at + 1] ?? '') ? [at] : [],
  )
  expect(announcing.length).toBeGreaterThan(5)
  for (const at of [made - 1, made, ...announcing])
    expect([docx.paragraphs[at], set[at]?.includes('<w:keepNext/>')]).toEqual([docx.paragraphs[at], true])
  // A table of a few rows goes to the next page whole.
  const table = /<w:tbl>(?:(?!<\/w:tbl>).)*Donnée.*?<\/w:tbl>/su.exec(
    docx.parts.get('word/document.xml') ?? '',
  )?.[0]
  const rows = table?.match(/<w:tr[ >].*?<\/w:tr>/gsu) ?? []
  expect(rows.map((row) => row.includes('<w:keepNext/>'))).toEqual(rows.map((_, at) => at < rows.length - 1))
  expect(rows.length).toBeGreaterThan(1)
  expect(set.find((one) => one.includes('w:val="Subtitle"'))).toContain('w:val="superscript"')
  const kept = await server.call(
    getDocument,
    { path: { id: company, did: body.document_ids.docx ?? '' } },
    { as: admin },
  )
  expect(kept.body).toMatchObject({
    type: 'interessement_agreement',
    source: 'generated',
    status: 'to_sign',
    valid_from: '2026-01-01',
    valid_until: '2028-12-31',
  })
  const stored = await server.owner.query<{
    answers: { identification_code: string; given: Answers; accord: Accord }
  }>('select answers from document where id = $1', [body.document_ids.pdf])
  expect(stored.rows[0]?.answers).toMatchObject({
    identification_code: body.identification_code,
    given: minimal,
  })
  // Whoever has the answers finds the code that is printed, whatever the order a database returns them in.
  expect(identificationCode(stored.rows[0]?.answers.accord as Accord)).toBe(body.identification_code)
})

test('the full body of the documentation is accepted as it is written', async () => {
  const page = readFileSync(new URL('../../../docs/accord.md', import.meta.url), 'utf8')
  const [, example = ''] = /## A full body\n\n```json\n(.*?)\n```/s.exec(page) ?? []
  const { answers, ...more } = JSON.parse(example) as Body
  const { status, body, error } = await generate(answers, more)
  expect([status, error?.field_errors]).toEqual([201, undefined])
  expect(body.warnings.map(({ code }) => code)).toEqual(['prorated_ceiling'])
})

test('without saving nothing is kept, and the answer is the same text under the same code', async () => {
  const preview = await generate(minimal, { save: false })
  expect(preview.status).toBe(201)
  expect(preview.body).toMatchObject({
    document_id: null,
    document_ids: { pdf: null, docx: null },
    version: 0,
  })
  expect(await documents()).toEqual([])
  const kept = await generate(minimal, { format: 'docx' })
  expect(kept.body.document_ids.pdf).toBeNull()
  expect(kept.body.document_id).toBe(kept.body.document_ids.docx)
  expect(kept.body.clauses).toEqual(preview.body.clauses)
  expect(kept.body.identification_code).toBe(preview.body.identification_code)
  const other = await generate({ ...minimal, tacit_renewal: true }, { save: false })
  expect(other.body.identification_code).not.toBe(preview.body.identification_code)
})

test('an amendment is a paper of its own beside an agreement of the same first exercice, and beside another', async () => {
  const version = async (answers: object) =>
    (await generate({ ...minimal, ...answers }, { format: 'pdf' })).body.version
  const first = { amends: { title: 'Accord 2025-2027' } }
  expect(await version({})).toBe(1)
  expect(await version(first)).toBe(1)
  expect(await version({ amends: { title: 'Accord 2025-2027', number: 2 } })).toBe(1)
  expect(await version({ amends: { title: 'Accord 2024-2026' } })).toBe(1)
  expect(await version(first)).toBe(2)
  expect((await documents()).filter(({ current }) => current)).toHaveLength(4)
})

test('written again it is the next version of the same paper, until it is signed', async () => {
  const first = await generate(minimal, { format: 'pdf' })
  const second = await generate({ ...minimal, tacit_renewal: true }, { format: 'pdf' })
  expect([first.body.version, second.body.version]).toEqual([1, 2])
  const did = second.body.document_ids.pdf ?? ''
  const signed = await server.call(
    updateDocument,
    { path: { id: company, did }, body: { status: 'signed', signed_at: '2026-03-01' } },
    { as: admin },
  )
  expect(signed.status).toBe(200)
  expect((await generate(minimal, { format: 'pdf' })).body.version).toBe(1)
  expect((await documents()).map(({ revision, current }) => [revision, current])).toEqual([
    [1, false],
    [1, true],
    [2, true],
  ])
})

test('the same key gives the same papers, another request under it is refused', async () => {
  const headers = { 'idempotency-key': 'accord-1' }
  const [first, twin] = [await generate(minimal, {}, headers), await generate(minimal, {}, headers)]
  expect(twin.body).toEqual(first.body)
  expect(await documents()).toHaveLength(2)
  const other = await generate({ ...minimal, tacit_renewal: true }, {}, headers)
  expect([other.status, other.error.code]).toEqual([422, 'idempotency_mismatch'])
})

test('two at once become two versions of one paper', async () => {
  const answers = await Promise.all([
    generate(minimal, { format: 'docx' }),
    generate(minimal, { format: 'docx' }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  expect(answers.map(({ body }) => body.version).toSorted((a, b) => a - b)).toEqual([1, 2])
  expect((await documents()).filter(({ current }) => current)).toHaveLength(1)
})

test('a unilateral decision is kept as one, and says so', async () => {
  const { status, body } = await generate({
    ...minimal,
    company: { headcount: 9, has_cse: false, has_union_delegate: false },
    conclusion: { mode: 'unilateral' },
  })
  expect(status).toBe(201)
  expect(body.title).toBe('Décision unilatérale d’intéressement 2026-2028')
  expect((await documents()).map(({ type }) => type)).toEqual(['interessement_due', 'interessement_due'])
  expect(body.clauses.map(({ text }) => text).join('\n')).not.toMatch(/présent accord/i)
})

const hostile = [
  '#read("/etc/passwd") #{1+1}',
  '$x^2$ *gras* _italique_ `code`',
  '</w:t></w:r><w:r><w:t>intrus',
  '= Titre // bloc /* */ <label> @ref',
  '{{7*7}} ${7*7} & "x"',
]
test.each(hostile)('%j enters both documents as it is', async (text) => {
  const { status, body } = await generate({
    ...minimal,
    company: { legal_name: text, address: text, representative: { name: text, quality: text } },
    conclusion: { mode: 'works_council', signatories: [{ name: text, quality: text }] },
    indicators: [{ name: 'resultat', label: text, definition: text, source: text }],
    special_clauses: [{ title: text, text }],
  })
  expect(status).toBe(201)
  const [pdf, docx] = [
    await fileOf(body.document_ids.pdf),
    await readDocx(await fileOf(body.document_ids.docx)),
  ]
  for (const found of [readPdfText(pdf), docx.paragraphs.join('\n')])
    expect(squeezed(found).split(squeezed(text)).length - 1).toBeGreaterThanOrEqual(8)
  expect(docx.parts.get('word/document.xml')).not.toContain('</w:t></w:r><w:r><w:t>intrus')
})

test('emoji and direction marks do no harm: read in Word, replaced where the fonts have nothing', async () => {
  const { status, body } = await generate({
    ...minimal,
    company: { legal_name: 'Zoé 🌾 \u202Egpj.exe\u202C \u200FShalom' },
  })
  expect(status).toBe(201)
  const docx = await readDocx(await fileOf(body.document_ids.docx))
  const word = docx.paragraphs.join('\n')
  expect(word).toContain('Zoé 🌾 gpj.exe Shalom')
  expect(word).not.toMatch(/[\u200e\u200f\u202a-\u202e]/)
  expect(squeezed(readPdfText(await fileOf(body.document_ids.pdf)))).toContain('Zoé□gpj.exeShalom')
})

test('what somebody writes in several paragraphs stays in several paragraphs', async () => {
  const { body } = await generate(
    { ...minimal, preamble: { motives: ' premier motif\r\n\r\nsecond  motif. ' } },
    { save: false },
  )
  const preamble = body.clauses.find(({ code }) => code === 'preamble')
  expect(preamble?.text).toMatch(/^Premier motif\.\nSecond motif\.\n/)
})

test('every answer that cannot stand is named at once, with its path, its reason and its article', async () => {
  const { status, error } = await generate({
    ...minimal,
    beneficiaries: { seniority_months: 6 },
    duration: { years: 7, period_months: 2 },
    split: {
      criteria: [
        { criterion: 'salary', weight_bps: 6000 },
        { criterion: 'presence', weight_bps: 5000 },
      ],
    },
    choice: { response_days: 8 },
  })
  expect([status, error.code]).toEqual([422, 'illegal_value'])
  const fields = error.field_errors ?? []
  expect(fields.map(({ field }) => field).toSorted()).toEqual([
    'answers.beneficiaries.seniority_months',
    'answers.choice.response_days',
    'answers.duration.period_months',
    'answers.duration.years',
    'answers.split.criteria',
  ])
  expect(fields.every(({ message }) => /\(art\.[^)]+du code du travail/.test(message))).toBe(true)
  expect(await documents()).toEqual([])
})

test('what is missing is asked for all at once', async () => {
  const { status, error } = await generate({})
  expect([status, error.code]).toEqual([422, 'clause_missing'])
  expect(error.field_errors?.map(({ field }) => field)).toEqual([
    'answers.conclusion.mode',
    'answers.indicators',
    'answers.formula',
    'answers.split.criteria',
  ])
})

test('the company file gives what the answers leave out', async () => {
  await server.call(savePlan, { path: { id: company, kind: 'pee' }, body: {} }, { as: admin })
  await server.owner.query(
    `update company set headcount = 42, has_cse = true, legal_form = 'sas', fiscal_year_end_month = 9,
       fiscal_year_end_day = 30, annual_gross_payroll_cents = 150000000, bound_to_participation = true,
       legal_representative = '{"first_name": "Claire", "last_name": "Martin", "title": "présidente"}',
       address = '{"line1": "12 rue des Pommiers", "postal_code": "95390", "city": "Saint-Prix"}' where id = $1`,
    [company],
  )
  const { body } = await generate({ ...minimal, conclusion: { mode: 'works_council' } }, { save: false })
  const all = body.clauses.map(({ text }) => text).join('\n')
  expect(all).toContain('société par actions simplifiée')
  expect(all).toContain('représentée par Claire Martin, en qualité de présidente')
  expect(all).toContain('12 rue des Pommiers, 95390\u00a0Saint-Prix')
  expect(all).toContain('du 1er\u00a0octobre 2025 au 30\u00a0septembre 2026')
  expect(body.deadlines).toEqual({ last_signature_day: '2026-03-31', filing_deadline: '2026-04-15' })
  expect(body.clauses.map(({ code }) => code)).toEqual(expect.arrayContaining(['choice', 'participation']))
  expect(body.agreement).toMatchObject({
    type: 'interessement',
    first_exercise_start: '2025-10-01',
    clauses: { default_rule: 'pee_lowest_risk', destinations: ['immediate_payment', 'pee'] },
  })
})

test.each(['9999-12-31', '1990-01-01', '2026-02-30'])(
  'an exercice that starts on %s is no accident',
  async (day) => {
    const { status, error } = await generate({ ...minimal, duration: { first_exercise_start: day } })
    expect([status, error.field_errors?.[0]?.field]).toEqual([422, 'answers.duration.first_exercise_start'])
  },
)

test('a closing on the last day of February is followed through leap years', async () => {
  const { status, body } = await generate(
    { ...minimal, company: { closing: { month: 2, day: 31 } }, duration: { years: 5 } },
    { save: false },
  )
  expect([status, body.agreement.first_exercise_start, body.agreement.last_exercise_end]).toEqual([
    201,
    '2026-03-01',
    '2031-02-28',
  ])
  expect(body.clauses.find(({ code }) => code === 'duration')?.text).toContain('29\u00a0février 2028')
})

test('a tree too deep or too large is refused before it is read', async () => {
  let tree: unknown = { const: 1 }
  for (let depth = 0; depth < 25; depth += 1) tree = { op: 'add', args: [tree, { const: 1 }] }
  const { status, error } = await generate({ ...minimal, formula: { tree } })
  expect([status, error.code]).toEqual([422, 'invalid_request'])
})
