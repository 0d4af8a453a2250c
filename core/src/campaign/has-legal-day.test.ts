import { expect, test } from 'vitest'
import { interestAfter, legalDayOf } from './has-legal-day.ts'
import { campaignTypes } from '../vocabulary.ts'

const on = '2026-05-31'

test('a legal day is told where a text sets one, and interest only where a text makes it run', () => {
  expect(
    campaignTypes.map((type) => {
      const campaign = { type, legal_payment_deadline: on }
      return [type, legalDayOf(campaign), interestAfter(campaign)]
    }),
  ).toEqual([
    ['interessement', on, on],
    ['interessement_supplement', on, null],
    ['participation', on, on],
    ['participation_supplement', on, null],
    ['ppv', null, null],
    ['voluntary_payment', null, null],
    ['abondement', null, null],
    ['cet_transfer', null, null],
  ])
})
