import { assert, constantFrom, date, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { dateFromSerial, dateFromText } from './parse-date.ts'

const LATEST = 2027
const read = (text: string): unknown => dateFromText(text, LATEST)

test.each([
  ['09/07/1994', '1994-07-09'],
  ['9/7/1994', '1994-07-09'],
  ['09-07-1994', '1994-07-09'],
  ['09.07.1994', '1994-07-09'],
  ['09 07 1994', '1994-07-09'],
  ['1994-07-09', '1994-07-09'],
  ['1994/07/09', '1994-07-09'],
  ['1994-07-09T00:00:00', '1994-07-09'],
  ['1994-07-09T00:00:00.000Z', '1994-07-09'],
  ['09/07/1994 00:00:00', '1994-07-09'],
  ['19940709', '1994-07-09'],
  ['13071994', '1994-07-13'],
  ['09/07/94', '1994-07-09'],
  ['01/02/25', '2025-02-01'],
  ['01/02/28', '1928-02-01'],
  ['12 mars 1985', '1985-03-12'],
  ['1er janvier 2020', '2020-01-01'],
  ['lundi 12 août 2024', '2024-08-12'],
  ['12-févr.-85', '1985-02-12'],
  ['5 Dec 2019', '2019-12-05'],
  ['25960', '1971-01-27'],
  ['29/02/2024', '2024-02-29'],
  ['31/12/9999', 'never'],
  ['31/12/2999', 'never'],
])('%s is %s', (text, day) => {
  expect(read(text)).toBe(day)
})

test.each([
  '',
  '1985',
  '00/00/0000',
  '30/02/2020',
  '29/02/2023',
  '03/25/2020',
  '12/1985',
  'mars 1985',
  '32/01/2020',
  '01/01/1800',
  '01021985x',
  'CDI',
  '1234567',
  '10/11/12/13',
])('« %s » is no date', (text) => {
  expect(read(text)).toBeNull()
})

test('eight digits that read as two different days are refused', () => {
  expect(read('20012001')).toBe('2001-01-20')
  expect(read('19201920')).toBeNull()
})

const days = date({ min: new Date('1921-01-01'), max: new Date('2098-12-31'), noInvalidDate: true })
const pad = (value: number): string => String(value).padStart(2, '0')
const writings = {
  french: (year: number, month: number, day: number) => `${pad(day)}/${pad(month)}/${year}`,
  iso: (year: number, month: number, day: number) => `${year}-${pad(month)}-${pad(day)}`,
  dashes: (year: number, month: number, day: number) => `${day}-${month}-${year}`,
  dots: (year: number, month: number, day: number) => `${pad(day)}.${pad(month)}.${year}`,
  timed: (year: number, month: number, day: number) => `${year}-${pad(month)}-${pad(day)} 00:00:00`,
}

test('every day is read back from every way of writing it', () => {
  assert(
    property(days, constantFrom(...Object.values(writings)), (value, write) => {
      const iso = value.toISOString().slice(0, 10)
      expect(read(write(value.getUTCFullYear(), value.getUTCMonth() + 1, value.getUTCDate()))).toBe(iso)
    }),
  )
})

test('every serial number is the day that many days after 30 December 1899, in both date systems', () => {
  assert(
    property(integer({ min: 7_700, max: 72_000 }), (serial) => {
      const day = new Date(Date.UTC(1899, 11, 30) + serial * 86_400_000).toISOString().slice(0, 10)
      expect(dateFromSerial(serial)).toBe(day)
      expect(dateFromSerial(serial + 0.75)).toBe(day)
      expect(dateFromSerial(serial - 1_462, true)).toBe(day)
    }),
  )
})

test.each([1985, 0, -1, 20_250_101, Number.NaN, Number.POSITIVE_INFINITY])(
  'the number %s is no date',
  (serial) => {
    expect(dateFromSerial(serial)).toBeNull()
  },
)
