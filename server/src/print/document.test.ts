import { beforeAll, expect, test } from 'vitest'
import type { Receipt } from '@moisson/core/choice/receipt'
import { hashOf, newReceiptNumber } from '../frozen/receipt.ts'
import { printPdf } from './print-pdf.ts'
import { readPdfText } from './read-pdf-text.ts'
import { receiptPage, receiptPdf } from '../choice/receipt-pdf.ts'
import { squeezed } from '../testing/squeezed.ts'

const none = {
  management_mode: null,
  managed_profile: null,
  fund_id: null,
  fund_name: null,
  available_on: null,
}
const unmatched = { abondement_gross_cents: 0, abondement_net_cents: 0 }
const receipt: Receipt = {
  number: 'MOI-7K3QF-9XWDM',
  submitted_at: '2026-05-12T14:03:22.123Z',
  channel: 'web',
  language: 'fr',
  company: { legal_name: 'Les Vergers de Saint-Prix', siren: '732829320' },
  campaign: { id: 'c', name: 'Intéressement 2025', type: 'interessement', year: 2025 },
  person: { last_name: 'Moreau', first_name: 'Lina', employee_number: '00412' },
  gross_cents: 136_723,
  net_cents: 123_461,
  lines: [
    { ...none, ...unmatched, destination: 'immediate_payment', amount_cents: 61_730, share_bps: 5000 },
    {
      ...none,
      ...unmatched,
      destination: 'pee',
      management_mode: 'free',
      fund_name: 'Monétaire',
      amount_cents: 61_731,
      share_bps: 5000,
      available_on: '2031-05-29',
    },
  ],
  estimate: {
    net_cash_cents: 61_730,
    taxable_cents: 63_712,
    pee_cents: 61_731,
    percol_cents: 0,
    ...unmatched,
    pee_available_on: '2031-05-29',
    rules_date: '2026-05-29',
  },
  deadline_at: '2026-05-27T21:59:59.999Z',
  if_nothing: { fr: 'Tout sur le PEE.', en: 'All in the PEE.' },
  contact: { name: 'Service RH', email: 'rh@vergers.example', phone: null },
}

beforeAll(async () => {
  // The first page starts the process that sets them all.
  await receiptPdf(receipt)
})

test('the receipt proves who chose what, when, and how to check it', async () => {
  const text = squeezed(readPdfText((await receiptPdf(receipt)).body))
  for (const said of [
    'MOI-7K3QF-9XWDM',
    'Lina Moreau',
    'Les Vergers de Saint-Prix (SIREN 732 829 320)',
    'mardi 12 mai 2026 à 16 h 03',
    'la personne elle-même, en ligne',
    '617,30 €',
    '617,31 €',
    '29/05/2031',
    'Choix par défaut, en l’absence de réponse : tout sur le PEE.',
    hashOf(receipt),
  ])
    expect(text).toContain(squeezed(said))
})

test('the same facts give the same bytes, whatever the order a database returns them in', async () => {
  const shuffled = JSON.parse(
    JSON.stringify(receipt, Object.keys(receipt).toReversed().concat(keysIn(receipt))),
  ) as Receipt
  expect(Object.keys(shuffled)).not.toEqual(Object.keys(receipt))
  expect(hashOf(shuffled)).toBe(hashOf(receipt))
  const [first, second] = [await receiptPdf(receipt), await receiptPdf(shuffled)]
  expect(second.body.equals(first.body)).toBe(true)
})

function keysIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysIn(inner)])
}

test('one cent, one letter or one second more is another digest', () => {
  const digests = [
    receipt,
    { ...receipt, net_cents: receipt.net_cents + 1 },
    { ...receipt, person: { ...receipt.person, last_name: 'Moreaux' } },
    { ...receipt, submitted_at: '2026-05-12T14:03:23.123Z' },
  ].map(hashOf)
  expect(new Set(digests).size).toBe(digests.length)
})

test('an English receipt is English', async () => {
  const text = readPdfText((await receiptPdf({ ...receipt, language: 'en' })).body)
  expect(squeezed(text)).toContain(squeezed('Receipt of your choice'))
  expect(text).not.toContain('Bénéficiaire')
})

const hostile = [
  '#read("/etc/passwd")',
  '#{1 + 1}',
  '$x^2$',
  '*gras* _italique_ `code`',
  '#import "page.typ": *',
  '<label> @reference',
  '= Titre',
  '- liste',
  '// commentaire',
  '/* bloc */',
  '\\u{41} \\ ~ --- ...',
  '"guillemets" \'simples\'',
  '<img src=x onerror=alert(1)>',
  '{{7*7}} ${7*7}',
  ']} #panic()',
]

test.each(hostile)('%j in any field of a page is set as it is', async (text) => {
  const planted: Receipt = {
    ...receipt,
    company: { ...receipt.company, legal_name: text },
    campaign: { ...receipt.campaign, name: text },
    person: { last_name: text, first_name: text, employee_number: text },
    contact: { name: text, email: `1${text}`, phone: `2${text}` },
    if_nothing: { fr: text, en: text },
    lines: receipt.lines.map((line) => ({ ...line, fund_name: text })),
  }
  const found = squeezed(readPdfText((await receiptPdf(planted)).body))
  const count = found.split(squeezed(text)).length - 1
  // Head, company, campaign, name twice, number, contact three times, silence, one fund.
  expect(count).toBeGreaterThanOrEqual(11)
})

const strangers = [
  ['林 日本', '□ □□'],
  ['Lina 🔥👨‍👩‍👧', 'Lina □□'],
  ['محمد علي', '□□□□ □□□'],
  ['שָׁלוֹם', '□□□□'],
  ['สมชาย', '□□□□□'],
  ['Zoe\u0301 Đặng-Ḥasanović', 'Zoé Đặng-Ḥasanović'],
  ['Иван Ιωάννης', 'Иван Ιωάννης'],
  ['A\u0000B\u0007C\ud800D\ue002E', 'A□B□C□D□E'],
  ['A\u200bB\u202eC\ufeffD\u00adE', 'ABCDE'],
] as const

test.each(strangers)('a person named %j has a receipt, where %j is read', async (name, read) => {
  const planted: Receipt = {
    ...receipt,
    company: { ...receipt.company, legal_name: name },
    campaign: { ...receipt.campaign, name },
    person: { last_name: name, first_name: name, employee_number: name },
    contact: { name, email: null, phone: null },
    if_nothing: { fr: `Rien pour ${name}`, en: `Nothing for ${name}` },
    lines: receipt.lines.map((line) => ({ ...line, fund_name: name })),
  }
  const { body } = await receiptPdf(planted)
  const text = squeezed(readPdfText(body))
  expect(text.split(squeezed(read)).length - 1).toBeGreaterThanOrEqual(9)
  // The digest is that of the name as it is written.
  expect(text).toContain(hashOf(planted))
  expect((await receiptPdf(planted)).body.equals(body)).toBe(true)
})

test('a page that takes too long is given up alone: the one behind it is set', async () => {
  const page = receiptPage(receipt)
  const [late, next] = await Promise.allSettled([printPdf('receipt', page, 0), printPdf('receipt', page)])
  expect(late).toMatchObject({ status: 'rejected', reason: new Error('the page could not be set in time') })
  expect(next.status).toBe('fulfilled')
})

test('a page that only waits takes nothing from the one being set, and a short one goes before a long one', async () => {
  const page = receiptPage(receipt)
  const order: string[] = []
  const job = (name: string, patienceMs: number) =>
    printPdf('receipt', page, patienceMs).then(
      () => order.push(name),
      () => order.push(`${name} late`),
    )
  // Begun at once; those behind it have less patience than it takes to set them all.
  await Promise.all([
    ...Array.from({ length: 12 }, (_, at) => job(`long ${at}`, 60_000)),
    job('short', 5_000),
  ])
  expect(order).toHaveLength(13)
  expect(order.slice(0, 2)).toEqual(['long 0', 'short'])
  expect(order.filter((one) => one.endsWith('late'))).toEqual([])
})

test('values that do not fit the template are an error of that page only', async () => {
  await expect(printPdf('receipt', {})).rejects.toThrow('could not be set')
  await expect(receiptPdf(receipt)).resolves.toMatchObject({ name: 'recu-MOI-7K3QF-9XWDM.pdf' })
})

test('receipt numbers hold nothing that reads like something else', () => {
  const numbers = Array.from({ length: 500 }, newReceiptNumber)
  expect(new Set(numbers).size).toBe(500)
  for (const number of numbers) expect(number).toMatch(/^MOI-[2-9A-HJKMNP-TV-Z]{5}-[2-9A-HJKMNP-TV-Z]{5}$/)
})
