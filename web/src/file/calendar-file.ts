import { saveBlob } from './save-blob.ts'

export interface CalendarDate {
  /** Stays the same when the entry is added twice, so that a calendar replaces it. */
  uid: string
  title: string
  description?: string
  url?: string
  /** ISO instant for an hour, ISO day for a whole day. */
  at: string
  /** Hours before, when the calendar reminds. */
  remindHours?: number
}

/** Entries as an iCalendar file (RFC 5545): UTC times, folded lines, escaped text. */
export function calendarFile(dates: CalendarDate | readonly CalendarDate[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Moisson//FR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...[dates].flat().flatMap((date) => entryOf(date, now)),
    'END:VCALENDAR',
  ]
  return `${lines.flatMap(folded).join('\r\n')}\r\n`
}

function entryOf(date: CalendarDate, now: Date): string[] {
  const wholeDay = /^\d{4}-\d{2}-\d{2}$/.test(date.at)
  return [
    'BEGIN:VEVENT',
    `UID:${date.uid}`,
    `DTSTAMP:${utc(now)}`,
    wholeDay ? `DTSTART;VALUE=DATE:${date.at.replaceAll('-', '')}` : `DTSTART:${utc(new Date(date.at))}`,
    ...(wholeDay ? [] : ['DURATION:PT0S']),
    `SUMMARY:${escaped(date.title)}`,
    ...(date.description ? [`DESCRIPTION:${escaped(date.description)}`] : []),
    ...(date.url ? [`URL:${date.url}`] : []),
    'TRANSP:TRANSPARENT',
    ...(date.remindHours
      ? [
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          `DESCRIPTION:${escaped(date.title)}`,
          `TRIGGER:-PT${date.remindHours}H`,
          'END:VALARM',
        ]
      : []),
    'END:VEVENT',
  ]
}

/** Hands the entries to the calendar of the phone or of the desk. */
export function addToCalendar(date: CalendarDate | readonly CalendarDate[], fileName: string): void {
  saveBlob(new Blob([calendarFile(date, new Date())], { type: 'text/calendar;charset=utf-8' }), fileName)
}

function utc(at: Date): string {
  return at.toISOString().replace(/[-:]|\.\d{3}/g, '')
}

function escaped(text: string): string {
  return text.replaceAll(/([\\;,])/g, String.raw`\$1`).replaceAll(/\r?\n/g, String.raw`\n`)
}

/** At most 75 bytes a line, never cutting a character; a continuation starts with a space. */
function folded(line: string): string[] {
  const lines: string[] = []
  let current = ''
  let bytes = 0
  for (const character of line) {
    const size = new TextEncoder().encode(character).length
    if (bytes + size > 75) {
      lines.push(current)
      current = ' '
      bytes = 1
    }
    current += character
    bytes += size
  }
  return [...lines, current]
}
