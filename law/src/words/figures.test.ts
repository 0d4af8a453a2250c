import { expect, test } from 'vitest'
import {
  bareEuros,
  decimalWritten,
  euros,
  eurosWritten,
  percent,
  percentWritten,
  roundEuros,
} from './figures.ts'

test('money is exact to the cent with French spaces', () => {
  expect(euros(123456, 'fr')).toBe('1\u202f234,56\u00a0€')
  expect(euros(-5, 'fr')).toBe('\u22120,05\u00a0€')
  expect(euros(0, 'fr')).toBe('0,00\u00a0€')
  expect(euros(9_007_199_254_740_991, 'fr')).toBe('90\u202f071\u202f992\u202f547\u202f409,91\u00a0€')
  expect(euros(123456, 'en')).toBe('€1,234.56')
  expect(roundEuros(123456, 'fr')).toBe('1\u202f235\u00a0€')
})

test('the minus sign of an amount stays with it at the end of a line', () => {
  expect(euros(-14894, 'fr')).toBe('\u2212148,94\u00a0€')
  expect(euros(-14894, 'en')).toBe('\u2212\u2060€148.94')
  expect(roundEuros(-14894, 'en')).toBe('\u2212\u2060€149')
})

test('basis points read as a percentage', () => {
  expect(percent(1250, 'fr')).toBe('12,5\u202f%')
  expect(percent(970, 'en')).toBe('9.7%')
  expect(percent(-1250, 'fr')).toBe('\u221212,5\u202f%')
  expect(percentWritten('4.4821', 'fr')).toBe('4,4821\u202f%')
  expect(percent(3333, 'fr', 0)).toBe('33\u202f%')
})

test('a decimal string keeps all its digits', () => {
  expect(decimalWritten('48060.123456', 'fr')).toBe('48\u202f060,123456')
  expect(decimalWritten('-9007199254740993', 'en')).toBe('\u22129,007,199,254,740,993')
  expect(eurosWritten('4000', 'fr')).toBe('4\u202f000\u00a0€')
  expect(eurosWritten('0.5', 'en')).toBe('€0.50')
  expect(eurosWritten('3844.8', 'fr')).toBe('3\u202f844,80\u00a0€')
  expect(eurosWritten('0.125', 'en')).toBe('€0.125')
  expect(bareEuros(400_000, 'fr')).toBe('4\u202f000\u00a0€')
  expect(bareEuros(-384_480, 'en')).toBe('\u2212\u2060€3,844.80')
})
