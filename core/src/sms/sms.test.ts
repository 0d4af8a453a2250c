import { describe, expect, test } from 'vitest'
import { inGsm, segmentsOf } from './gsm.ts'
import { mobileKind } from './mobile.ts'
import { defaultSmsHours, isPublicHoliday, isQuiet } from './quiet-hours.ts'

describe('the length of a message', () => {
  test('160 signs are one message, 161 are two, 307 are three', () => {
    expect(['a'.repeat(160), 'a'.repeat(161), 'a'.repeat(306), 'a'.repeat(307)].map(segmentsOf)).toEqual([
      1, 2, 2, 3,
    ])
  })
  test('a euro sign counts for two, a sign unknown to GSM makes messages of 70', () => {
    expect(segmentsOf(`${'a'.repeat(159)}€`)).toBe(2)
    expect(segmentsOf(`${'a'.repeat(69)}ê`)).toBe(1)
    expect(segmentsOf(`${'a'.repeat(70)}ê`)).toBe(2)
  })
  test('what GSM lacks is written with its likeness, what it has is kept', () => {
    expect(inGsm('L’été «\u00a0prêt\u00a0»\u202f: cœur, reçu à 10 €')).toBe(
      'L\'été " pret " : coeur, recu à 10 €',
    )
    expect(segmentsOf(inGsm('ç’ê'.repeat(53)))).toBe(1)
  })
})

test('a French mobile begins with 6 or 7; a landline is none; another country may be one', () => {
  expect(
    ['+33612345678', '+33712345678', '+33112345678', '+33912345678', '+3361234567', '+32470123456', null].map(
      mobileKind,
    ),
  ).toEqual(['french', 'french', 'not_mobile', 'not_mobile', 'not_mobile', 'foreign', 'not_mobile'])
})

describe('the hours in which nothing leaves', () => {
  const quiet = (at: string) => isQuiet(new Date(at), defaultSmsHours)
  test('from 8 to 20 in Paris, summer and winter', () => {
    // 2 March 2026 is a Monday, one hour from UTC; 6 July 2026 one too, two hours.
    expect(
      ['2026-03-02T06:59:59Z', '2026-03-02T07:00:00Z', '2026-03-02T18:59:59Z', '2026-03-02T19:00:00Z'].map(
        quiet,
      ),
    ).toEqual([true, false, false, true])
    expect(
      ['2026-07-06T05:59:59Z', '2026-07-06T06:00:00Z', '2026-07-06T17:59:59Z', '2026-07-06T18:00:00Z'].map(
        quiet,
      ),
    ).toEqual([true, false, false, true])
  })
  test('not on a Sunday, as Paris counts days', () => {
    expect(['2026-03-01T12:00:00Z', '2026-03-07T12:00:00Z', '2026-03-08T12:00:00Z'].map(quiet)).toEqual([
      true,
      false,
      true,
    ])
  })
  test('not on the eleven public holidays', () => {
    const of2026 = [
      '01-01',
      '04-06',
      '05-01',
      '05-08',
      '05-14',
      '05-25',
      '07-14',
      '08-15',
      '11-01',
      '11-11',
      '12-25',
    ]
    expect(of2026.filter((day) => !isPublicHoliday(`2026-${day}`))).toEqual([])
    expect(['2026-04-05', '2026-04-07', '2026-12-26'].filter((day) => isPublicHoliday(day))).toEqual([])
  })
})
