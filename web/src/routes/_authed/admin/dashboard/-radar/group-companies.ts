import { radarRisks, type RadarKind, type RadarRisk } from '@moisson/core/vocabulary'
import type { RadarCompany } from './radar.ts'

type RadarDate = RadarCompany['dates'][number]
export interface RadarRow {
  company: RadarCompany
  /** The date that presses; none for a company without a date in the period. */
  first: RadarDate | undefined
  /** Its other dates, the earliest first. */
  others: RadarDate[]
}

/**
 * Companies by urgency, each once, under the worst of its dates; the most pressing first. `kind` keeps one sort of
 * date, and the companies that have one.
 */
export function groupCompanies(
  companies: readonly RadarCompany[],
  kind: RadarKind | undefined,
): Record<RadarRisk, RadarRow[]> {
  const rows = companies.flatMap((company): (RadarRow & { risk: RadarRisk })[] => {
    const dates = company.dates.filter((date) => kind === undefined || date.kind === kind)
    if (kind !== undefined && dates.length === 0) return []
    const risk = radarRisks.find((one) => dates.some((date) => date.risk === one)) ?? 'ok'
    const first = dates.find((date) => date.risk === risk)
    return [{ company, risk, first, others: dates.filter((date) => date !== first) }]
  })
  const sorted = rows.toSorted((one, other) => {
    const [a, b] = [one.first?.date ?? '9999', other.first?.date ?? '9999']
    return a === b ? one.company.legal_name.localeCompare(other.company.legal_name, 'fr') : a < b ? -1 : 1
  })
  const { late = [], soon = [], ok = [] } = Object.groupBy(sorted, ({ risk }) => risk)
  return { late, soon, ok }
}
