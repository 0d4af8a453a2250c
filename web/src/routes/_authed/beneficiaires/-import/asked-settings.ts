import type { Words } from '../../../../words/catalogue.ts'
import type { FileReading } from './use-extract.ts'
import type { ReadingBody } from './use-read-again.ts'
import type fr from './import-words.fr.ts'

/** One thing about the file that only a person can tell, or that was told; empty `value` while it is open. */
export interface Asked {
  key: string
  label: string
  text: string
  open: boolean
  value: string
  options: readonly { value: string; label: string }[]
  body: (value: string) => ReadingBody
}

const listed = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  Object.entries<string>(labels).map(([value, label]) => ({ value, label }))

const monthName = (month: string): string => month.split('-').toReversed().join('/')
const monthNames = (months: readonly string[]): string => months.map(monthName).join(', ')

/** What a file asks before it can be believed, with what was answered: sheets, months, pay, presence, dates, hidden rows. */
export function askedSettings(reading: FileReading, words: Words<typeof fr>): Asked[] {
  const { settings } = reading
  const asked = words.asked
  return [
    ...sheetsAsked(reading, words),
    ...(settings.months
      ? [
          {
            key: 'months',
            label: asked.months,
            text: [
              asked.monthsFound(
                settings.months.people,
                String(settings.months.found.length),
                monthName(settings.months.found[0] ?? ''),
                monthName(settings.months.found.at(-1) ?? ''),
              ),
              settings.months.missing.length > 0 && asked.monthsMissing(monthNames(settings.months.missing)),
            ]
              .filter(Boolean)
              .join(' '),
            open: settings.months.choice === null,
            value: settings.months.choice ?? '',
            options: listed(asked.monthChoices),
            body: (value: string) => ({ months: value as 'sum' }),
          },
        ]
      : []),
    ...(settings.pay.doubt || settings.pay.period === 'month'
      ? [
          {
            key: 'pay',
            label: asked.pay,
            text: settings.pay.doubt
              ? asked.payDoubt(String(settings.pay.below), String(settings.pay.counted))
              : asked.payMonthly,
            open: settings.pay.doubt,
            value: settings.pay.doubt ? '' : settings.pay.period,
            options: listed(asked.payPeriods),
            body: (value: string) => ({ pay_period: value as 'year' }),
          },
        ]
      : []),
    ...(settings.presence
      ? [
          {
            key: 'presence',
            label: asked.presence,
            text: asked.presenceFound(settings.presence.header),
            open: settings.presence.unit === null,
            value: settings.presence.unit ?? '',
            options: listed(asked.presenceUnits),
            body: (value: string) => ({ presence_unit: value as 'days' }),
          },
        ]
      : []),
    ...(settings.dates
      ? [
          {
            key: 'dates',
            label: asked.dates,
            text: [
              settings.dates.doubt ? asked.dateDoubts[settings.dates.doubt] : asked.datesOne,
              settings.dates.other_order > 0 && asked.datesOther(settings.dates.other_order),
            ]
              .filter(Boolean)
              .join(' '),
            open: settings.dates.doubt !== null,
            value: settings.dates.doubt ? '' : settings.dates.order,
            options: listed(asked.dateOrders),
            body: (value: string) => ({ date_order: value as 'day_first' }),
          },
        ]
      : []),
    ...(settings.hidden_rows.count > 0
      ? [
          {
            key: 'hidden_rows',
            label: asked.hidden,
            text: asked.hiddenFound(settings.hidden_rows.count),
            open: settings.hidden_rows.choice === null,
            value: settings.hidden_rows.choice ?? '',
            options: listed(asked.hiddenChoices),
            body: (value: string) => ({ hidden_rows: value as 'read' }),
          },
        ]
      : []),
  ]
}

function sheetsAsked({ settings, sheet }: FileReading, { asked }: Words<typeof fr>): Asked[] {
  const { sheets } = settings
  if (sheets.length === 0) return []
  const unread = sheets.filter(({ read }) => !read)
  const alike = sheets.filter(({ same_columns }) => same_columns).map(({ name }) => name)
  const together = sheets.some(({ name, read }) => read && name !== sheet)
  const texts = unread.map(({ name, rows, same_columns }) =>
    same_columns ? asked.sheetUnread(name, rows) : asked.sheetOther(name, rows),
  )
  return [
    {
      key: 'sheets',
      label: asked.sheets,
      text:
        unread.length > 0 ? asked.sheetsUnread(texts.join(', ')) : asked.sheetsRead(String(sheets.length)),
      open: unread.length > 0,
      value: together ? 'together' : 'alone',
      options: [
        { value: 'alone', label: asked.sheetAlone(sheet ?? '') },
        ...(alike.length > 1 ? [{ value: 'together', label: asked.sheetsTogether(alike.join(', ')) }] : []),
      ],
      body: (value: string) => ({ sheets: value === 'together' ? alike : [] }),
    },
  ]
}

/** What a file still asks. */
export const openQuestions = (reading: FileReading, words: Words<typeof fr>): number =>
  askedSettings(reading, words).filter(({ open }) => open).length
