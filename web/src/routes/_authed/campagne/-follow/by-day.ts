import { addDays } from '@moisson/law/calendar'

export interface Day {
  date: string
  opened: number
  submitted: number
}

/** Openings and answers added up day after day, the quiet days included, from the first one to `until`. */
export function cumulated(days: readonly Day[], from: string, until: string): Day[] {
  const byDate = new Map(days.map((day) => [day.date, day]))
  const first = days.reduce((least, { date }) => (date < least ? date : least), from)
  const all: Day[] = []
  let opened = 0
  let submitted = 0
  for (let date = first; date <= until; date = addDays(date, 1)) {
    opened += byDate.get(date)?.opened ?? 0
    submitted += byDate.get(date)?.submitted ?? 0
    all.push({ date, opened, submitted })
  }
  return all
}
