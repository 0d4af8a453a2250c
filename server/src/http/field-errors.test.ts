import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  Bps,
  Day,
  DayOfThisCentury,
  Email,
  Id,
  PositiveCents,
  QueryLimit,
  QueryYear,
  Year,
  several,
  text,
  withDecimals,
} from '@moisson/contract/shapes'
import { fieldErrors } from './field-errors.ts'

function said(schema: z.ZodMiniType, value: unknown) {
  const { error } = z.safeParse(schema, value, { reportInput: true })
  const [french, english] = (['fr', 'en'] as const).map((language) =>
    fieldErrors(error?.issues ?? [], language),
  )
  return french?.map(({ field, message }, place) => [field, message, english?.[place]?.message])
}

const oneCase: [string, z.ZodMiniType, unknown, string, string][] = [
  [
    'due_date',
    DayOfThisCentury,
    '1999-12-31',
    'Donnez une date entre 2000 et 2099.',
    'Give a date between 2000 and 2099.',
  ],
  ['ratio', z.number(), 'x', 'Un nombre est attendu.', 'A number is expected.'],
  ['days', z.int(), 'x', 'Un nombre est attendu.', 'A number is expected.'],
  [
    'presence_days',
    withDecimals(2),
    49.996,
    'Donnez au plus 2\u00a0décimales\u00a0: ce nombre serait arrondi.',
    'Give at most 2 decimals: this number would be rounded.',
  ],
  ['days', z.int(), 1.5, 'Un nombre entier est attendu.', 'A whole number is expected.'],
  [
    'gross_cents',
    PositiveCents,
    10.5,
    'Un nombre entier de centimes est attendu.',
    'A whole number of cents is expected.',
  ],
  [
    'gross_cents',
    PositiveCents,
    1e12,
    'La valeur doit être d’au plus 1\u202f000\u202f000\u202f000,00\u00a0€.',
    'The value must be at most €1,000,000,000.00.',
  ],
  [
    'gross_cents',
    PositiveCents,
    1e18,
    'La valeur doit être d’au plus 1\u202f000\u202f000\u202f000,00\u00a0€.',
    'The value must be at most €1,000,000,000.00.',
  ],
  [
    'gross_cents',
    PositiveCents,
    -1,
    'La valeur doit être d’au moins 0,00\u00a0€.',
    'The value must be at least €0.00.',
  ],
  ['weight_bps', Bps, 10_001, 'La valeur doit être d’au plus 100\u202f%.', 'The value must be at most 100%.'],
  [
    'headcount',
    z.number().check(z.lte(1_000_000)),
    1e7,
    'La valeur doit être d’au plus 1\u202f000\u202f000.',
    'The value must be at most 1,000,000.',
  ],
  ['year', Year, 1999, 'L’année doit être 2000 ou après.', 'The year must be 2000 or later.'],
  ['year', Year, 2101, 'L’année doit être 2100 ou avant.', 'The year must be 2100 or earlier.'],
  ['year', QueryYear, '20', 'Donnez une année en quatre chiffres.', 'Give a year in four digits.'],
  ['name', text(5), '', 'Ce champ est obligatoire.', 'This field is required.'],
  ['name', text(5), null, 'Ce champ est obligatoire.', 'This field is required.'],
  ['name', text(5), 7, 'Un texte est attendu.', 'A text is expected.'],
  ['name', text(2000), 'a'.repeat(2001), '2\u202f000\u00a0caractères au plus.', '2,000 characters at most.'],
  ['code', z.string().check(z.minLength(3)), 'ab', '3\u00a0caractères au moins.', '3 characters at least.'],
  ['plans', z.array(z.string()).check(z.minLength(1)), [], '1\u00a0élément au moins.', '1 item at least.'],
  [
    'plans',
    z.array(z.string()).check(z.maxLength(1)),
    ['a', 'b'],
    '1\u00a0élément au plus.',
    '1 item at most.',
  ],
  ['agreed', z.boolean(), 1, 'Vrai ou faux est attendu (true ou false).', 'True or false is expected.'],
  ['kind', z.enum(['a', 'b']), 'c', 'Valeurs acceptées\u00a0: a, b.', 'Accepted values: a, b.'],
  ['kind', z.enum(['a', 'b']), undefined, 'Ce champ est obligatoire.', 'This field is required.'],
  ['email', Email, '', 'Ce champ est obligatoire.', 'This field is required.'],
  ['email', Email, 'x', 'Cette adresse e-mail n’est pas valide.', 'This e-mail address is not valid.'],
  [
    'day',
    Day,
    '2026-02-30',
    'Donnez une date qui existe, au format AAAA-MM-JJ.',
    'Give a date that exists, as YYYY-MM-DD.',
  ],
  ['fund_id', Id, 'x', 'Cet identifiant n’est pas valable.', 'This identifier is not valid.'],
  [
    'limit',
    QueryLimit,
    'x',
    'Donnez un nombre de lignes de 1 à 200.',
    'Give a number of rows from 1 to 200.',
  ],
  [
    'cursor',
    z.string(),
    ['a', 'b'],
    'Ce curseur n’est pas valable\u00a0: reprenez la liste à sa première page.',
    'This cursor is not valid: start the list again from its first page.',
  ],
]

test.each(oneCase)('%s %#: what is wrong and how to mend it', (name, schema, value, french, english) => {
  expect(said(z.object({ [name]: schema }), { [name]: value })).toEqual([[name, french, english]])
})

test('a field has one message, whatever the number of reasons', () => {
  const twice = z.string().check(z.minLength(3), z.regex(/^\d+$/))
  expect(said(z.object({ code: twice }), { code: 'a' })).toEqual([
    ['code', '3\u00a0caractères au moins.', '3 characters at least.'],
  ])
  expect(said(z.object({ state: several(['open', 'closed']) }), { state: 3 })).toEqual([
    ['state', 'Cette valeur n’est pas acceptée ici.', 'This value is not accepted here.'],
  ])
})

test('of several shapes, the fields of the one aimed at are said, where they stand', () => {
  const people = z.array(z.object({ last_name: text(80), pay_cents: PositiveCents }))
  const body = z.union([
    z.object({ extract_id: Id, leave_out: z.optional(z.array(z.int())) }),
    z.object({ items: people, year: Year }),
  ])
  const wrong = { items: [{ last_name: 'Diaz', pay_cents: 'x' }], year: 1990 }
  expect(said(z.object({ body }), { body: wrong })?.map(([field, message]) => [field, message])).toEqual([
    ['body.items.0.pay_cents', 'Un nombre entier de centimes est attendu.'],
    ['body.year', 'L’année doit être 2000 ou après.'],
  ])
  expect(said(body, { extract_id: 'x' })).toEqual([
    ['extract_id', 'Cet identifiant n’est pas valable.', 'This identifier is not valid.'],
  ])
})
