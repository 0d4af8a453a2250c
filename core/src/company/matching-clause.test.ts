import { abondementMultiple } from '@moisson/law/parameters/limits'
import { expect, test } from 'vitest'
import { grantedOf } from '../abondement/account.ts'
import { fixedBands } from '../abondement/clauses-for.ts'
import { abondementSentence } from '../choice/abondement-sentence.ts'
import { isRefusal } from '../refusal.ts'
import { checkAbondement } from './abondement.ts'
import { matchingFor, type MatchingClause } from './matching-clause.ts'
import { MOST_MATCHING_BPS } from './plan-fields.ts'

const common = { cap_cents: null, base: 'net', leavers: false } as const
const fixed: MatchingClause = { ...common, kind: 'fixed', cap_cents: 30_000 }
const sources: MatchingClause = {
  ...common,
  kind: 'sources',
  cap_cents: 60_000,
  sources: { interessement: 10_000, participation: 0 },
}
const given = (clause: MatchingClause, type: Parameters<typeof matchingFor>[1], placed: number) =>
  grantedOf(
    { payment_day: '2026-05-29' },
    { kind: 'pee', abondement: matchingFor(clause, type) },
    { contributed_cents: placed },
    {
      gross_cents: placed,
      net_cents: placed,
      last_day: null,
    },
  ).gross_cents
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

test('a fixed amount is paid whole from a third of it on, and three times what is placed below', () => {
  expect([0, 9_999, 10_000, 500_000].map((placed) => given(fixed, 'interessement', placed))).toEqual([
    0, 29_997, 30_000, 30_000,
  ])
  expect(plain(abondementSentence({ abondement: fixed }).fr)).toBe(
    'L’entreprise ajoute 300,00 € bruts par an dès que vous placez 100,00 € sur ce plan ; en dessous, trois fois ce que vous placez.',
  )
  expect(abondementSentence({ abondement: matchingFor(fixed, 'ppv') })).toEqual(
    abondementSentence({ abondement: fixed }),
  )
})

test('each source of money has its own rate; one that is not named is not matched, and both say so', () => {
  expect(given(sources, 'interessement', 20_000)).toBe(20_000)
  expect(given(sources, 'interessement', 200_000)).toBe(60_000)
  expect([given(sources, 'participation', 20_000), given(sources, 'ppv', 20_000)]).toEqual([0, 0])
  const said = (type: Parameters<typeof matchingFor>[1]) =>
    plain(abondementSentence({ abondement: matchingFor(sources, type) }).fr)
  expect(said('interessement')).toBe(
    'L’entreprise ajoute 100 % de ce que vous placez de votre intéressement, dans la limite de 600,00 € bruts par an.',
  )
  expect(said('participation')).toBe('L’entreprise n’ajoute rien à votre participation sur ce plan.')
  expect(plain(abondementSentence({ abondement: sources }).fr)).toBe(
    'L’entreprise ajoute 100 % de votre intéressement, dans la limite de 600,00 € bruts par an.',
  )
})

test('a clause is within the law and clear, whatever its kind', () => {
  const refused = (clause: MatchingClause) => {
    const checked = checkAbondement(clause, 'pee', '2026-05-29')
    return isRefusal(checked) ? checked.refusal : null
  }
  expect(refused({ ...fixed, cap_cents: null })).toBe('unclear_abondement')
  expect(refused({ ...fixed, cap_cents: 1_000_000 })).toBe('illegal_abondement')
  expect(refused({ ...sources, sources: {} })).toBe('unclear_abondement')
  expect(refused({ ...sources, sources: { ppv: 30_001 } })).toBe('illegal_abondement')
  expect([refused(fixed), refused(sources)]).toEqual([null, null])
})

test('the most that a matching may be of what is placed is the law’s multiple, wherever it counts', () => {
  const most = abondementMultiple.values[0].value * 100
  const fixed = { kind: 'fixed', cap_cents: 30_000, base: 'net', leavers: false } as const
  const counted = [
    MOST_MATCHING_BPS,
    matchingFor(fixed, 'interessement').rate_bps,
    fixedBands(300)[0]?.rate_bps,
  ]
  expect(counted).toEqual([most, most, most])
})
