import type { Share } from '@moisson/law/allocation'
import type { Period } from '@moisson/law/calendar'

export interface ExamplePerson {
  who: string
  salary_cents: number
  /** That pay between its floor and its ceiling. */
  counted_cents: number
  presence: number
  appartenance: number
  share: Share
}

export interface WorkedExample {
  exercise: Period
  inputs: { name: string; label: string; value: number; shown: string }[]
  /** One line per operation, in the order in which they are done. */
  steps: { label: string }[]
  /** Values of the indicators for which the formula gives nothing, as they are written. */
  nothing: { label: string; shown: string }[] | null
  /** What the formula gives: the envelope, or the amount for one person. */
  formula_cents: number
  /** The envelope before any cap. */
  uncapped_cents: number
  /** `bites`: the one that limits the envelope; `exceeded`: the envelope before any cap is above it. */
  caps: { label: string; cents: number; bites: boolean; exceeded: boolean }[]
  envelope_cents: number
  /** The participation reserve that the example supposes, where the agreement is linked with one. */
  reserve_cents: number
  payroll_cents: number
  /** Whether that payroll is the company’s own, for the period. */
  own_payroll: boolean
  collective: { ceiling_cents: number; distributable_cents: number }
  individual: { ceiling_cents: number; provisional: boolean }
  /** What each site has to share, where the agreement shares site by site; the people are those of the first. */
  sites: { name: string; cents: number }[] | null
  people: ExamplePerson[]
  others: { count: number; gross_cents: number } | null
  distributed_cents: number
  not_distributed_cents: number
  average_cents: number
  /** A supplement of 10 000 € by its own criteria: what those four would have of it. */
  supplement: { envelope_cents: number; shares: number[] } | null
  net: { gross_cents: number; csg_crds_cents: number; net_cents: number }
}

/** The establishment that the example is shared in: the first that has something to share. */
export const siteShown = (sites: WorkedExample['sites']) =>
  sites?.find(({ cents }) => cents > 0) ?? sites?.[0] ?? null
