import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const now = new Date('2026-05-04T08:00:00Z')

test('a deadline is an instant with a reminder, escaped, with the line ends of the format', () => {
  const file = calendarFile(
    {
      uid: 'deadline-1@moisson',
      title: 'Dernier jour : choisir, valider; ma prime',
      description: 'Une ligne\nune autre',
      url: 'https://exemple.fr/beneficiaire',
      at: '2026-06-04T21:59:59Z',
      remindHours: 24,
    },
    now,
  )
  expect(file.split('\r\n')).toEqual(
    expect.arrayContaining([
      'DTSTART:20260604T215959Z',
      String.raw`SUMMARY:Dernier jour : choisir\, valider\; ma prime`,
      String.raw`DESCRIPTION:Une ligne\nune autre`,
      'TRIGGER:-PT24H',
      'DTSTAMP:20260504T080000Z',
    ]),
  )
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
})

test('a day without an hour is a whole day, and long lines fold at 75 bytes without cutting a character', () => {
  const file = calendarFile({ uid: 'free@moisson', title: 'é'.repeat(120), at: '2031-05-29' }, now)
  expect(file).toContain('DTSTART;VALUE=DATE:20310529\r\n')
  const lines = file.split('\r\n')
  expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true)
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${'é'.repeat(120)}`)
})

test('several days are several entries of one calendar', () => {
  const file = calendarFile(
    [
      { uid: 'a@moisson', title: 'Signer', at: '2026-06-30' },
      { uid: 'b@moisson', title: 'Verser', at: '2027-05-31' },
    ],
    now,
  )
  const lines = file.split('\r\n')
  const times = (line: string) => lines.filter((one) => one === line).length
  expect([times('BEGIN:VCALENDAR'), times('BEGIN:VEVENT'), times('END:VEVENT')]).toEqual([1, 2, 2])
  expect(lines.filter((line) => /^(UID|DTSTART)/.test(line))).toEqual([
    'UID:a@moisson',
    'DTSTART;VALUE=DATE:20260630',
    'UID:b@moisson',
    'DTSTART;VALUE=DATE:20270531',
  ])
})
