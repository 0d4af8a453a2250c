import { expect, test } from 'vitest'
import * as format from './format.ts'

test('money is exact to the cent with French spaces', () => {
  expect(format.money(123456, 'fr')).toBe('1\u202f234,56\u00a0€')
  expect(format.money(-5, 'fr')).toBe('\u22120,05\u00a0€')
  expect(format.money(0, 'fr')).toBe('0,00\u00a0€')
  expect(format.money(9_007_199_254_740_991, 'fr')).toBe('90\u202f071\u202f992\u202f547\u202f409,91\u00a0€')
  expect(format.money(123456, 'en')).toBe('€1,234.56')
  expect(format.roundMoney(123456, 'fr')).toBe('1\u202f235\u00a0€')
})

test('the minus sign of an amount stays with it at the end of a line', () => {
  expect(format.money(-14894, 'fr')).toBe('\u2212148,94\u00a0€')
  expect(format.money(-14894, 'en')).toBe('\u2212\u2060€148.94')
  expect(format.roundMoney(-14894, 'en')).toBe('\u2212\u2060€149')
})

test('basis points read as a percentage', () => {
  expect(format.percent(1250, 'fr')).toBe('12,5\u00a0%')
  expect(format.percent(970, 'en')).toBe('9.7%')
  expect(format.percent(3333, 'fr', 0)).toBe('33\u00a0%')
})

test('a calendar day never slips, whatever the zone of the machine', () => {
  expect(format.shortDay('2027-06-04', 'fr')).toBe('04/06/2027')
  expect(format.longDay('2027-06-04', 'fr')).toBe('vendredi 4 juin 2027')
  expect(format.mediumDay('2027-06-04', 'en')).toBe('4 June 2027')
})

test('an instant is told in Paris time', () => {
  expect(format.dayOf('2027-06-04T22:30:00Z')).toBe('2027-06-05')
  expect(format.shortInstant('2027-06-04T21:59:59Z', 'fr')).toBe('04/06/2027 23:59')
  expect(format.longInstant('2026-12-31T23:30:00Z', 'fr')).toBe('vendredi 1er janvier 2027 à 00:30')
})

test('durations and sizes read in words', () => {
  expect(format.relative(-3 * 86_400, 'fr')).toBe('il y a 3 jours')
  expect(format.relative(7200, 'en')).toBe('in 2 hours')
  expect(format.fileSize(2_400_000, 'fr')).toBe('2,4\u00a0Mo')
  expect(format.fileSize(12, 'en')).toBe('12\u00a0B')
  expect(format.fileSize(0, 'fr')).toBe('0\u00a0o')
})
