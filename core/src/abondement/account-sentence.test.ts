import { expect, test } from 'vitest'
import type { Offer, OfferedPlan, Person } from '../choice/offer.ts'
import { abondementLeft } from './account.ts'
import { accountSentence } from './account-sentence.ts'

test('what is left names its plan where another one has a ceiling of its own', () => {
  expect(accountSentence([], 45_736, 2026, 'pee')).toMatchObject({
    fr: 'Il reste au plus 457,36\u00a0€ bruts d’abondement sur le PEE pour ce choix en 2026.',
    en: 'At most €457.36 of gross matching in the PEE is left for this choice in 2026.',
  })
  expect(accountSentence([], 45_736, 2026).fr).toBe(
    'Il reste au plus 457,36\u00a0€ bruts d’abondement pour ce choix en 2026.',
  )
})

test('a legal ceiling that is not published is told beside what it leaves, and a cap of the plan below it is sure', () => {
  expect(accountSentence([], 768_960, 2099, null, true)).toMatchObject({
    fr: 'Il reste au plus 7\u202f689,60\u00a0€ bruts d’abondement pour ce choix en 2099. Le plafond légal de 2099 n’est pas encore publié\u00a0: le dernier publié en tient lieu.',
    en: 'At most €7,689.60 of gross matching is left for this choice in 2099. The legal ceiling of 2099 is not published yet: the last one published stands in for it.',
  })
  const offer = { payment_day: '2099-05-29' } as Offer
  const left = (cap_cents: number | null) => {
    const abondement = { kind: 'single', rate_bps: 10_000, cap_cents, base: 'net', leavers: false } as const
    const plan = { kind: 'percol', abondement } as unknown as OfferedPlan
    return abondementLeft(offer, plan, { last_day: null } as Person).provisional
  }
  expect([left(null), left(100_000)]).toEqual([true, false])
})
