import type { RadarCompany } from './radar.ts'

export type DateRow = RadarCompany['dates'][number] & { key: string; company: RadarCompany }

/** The dates of all companies, the earliest first. */
export function dateRows(companies: readonly RadarCompany[]): DateRow[] {
  return companies
    .flatMap((company) =>
      company.dates.map((date, index): DateRow => ({ ...date, company, key: `${company.id}-${index}` })),
    )
    .toSorted((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0))
}
