import type { Day } from './calendar.ts'
import { dayOf, partsOf, yearOf } from './calendar.ts'
import type { Rational } from './rational.ts'
import { decimal, mul, rational } from './rational.ts'
import { type Ratio, wholeCents } from './money.ts'
import { type Text, type Language, inEach } from './text.ts'
import { decimalWritten, percentWritten, eurosWritten } from './words/figures.ts'
import { stop } from './stopped.ts'

/** How a value reads: euros (exact in cents), a percentage, or a plain number. */
export type Unit = 'EUR' | 'EUR/month' | 'EUR/hour' | 'percent' | 'count'
/** `yearly` and `half-yearly` values stand until their period ends; `when-changed` ones until replaced. */
export type Renewal = 'yearly' | 'half-yearly' | 'when-changed'

export type Published = {
  /** First day it applies. */
  readonly from: Day
  /** Last day it applies, for a regime that ends by itself. */
  readonly until?: Day
  readonly value: number
  /** The text with its article and paragraph, as it is printed beside the figure. */
  readonly text: string
  /** Its identifier where somebody saw it: `JORFTEXT…` or `JORFARTI…` of the journal, `LEGIARTI…` of a code; never a guess. */
  readonly id: OfficialId | null
  /** The day the value was read there. */
  readonly read: Day
  /** Where else it was read; asked for where no identifier was seen. */
  readonly url?: string
}

/** An identifier of Légifrance. */
export type OfficialId = `${'JORFTEXT' | 'JORFARTI' | 'LEGIARTI'}${string}`

/** A legal figure at a date, ready to be printed with its source. */
export type Dated = {
  readonly label: Text
  readonly unit: Unit
  readonly value: number
  /** The value as an exact fraction: cents for euros, a ratio of 1 for a percentage. */
  readonly exact: Ratio
  readonly from: Day
  readonly text: string
  /** Its own page at Légifrance, else where it was read. */
  readonly url: string | null
  /** True when the figure in force is not published yet and the last known one stands in for it. */
  readonly provisional: boolean
}

export type ParameterDefinition = {
  readonly label: Text
  readonly unit: Unit
  readonly renewed: Renewal
  readonly values: readonly [Published, ...Published[]]
  /** The last day a person read the sources again; the day a newer value was read counts too. */
  readonly reread: Day
}

/** What to do past the last published value: refuse (default), or lend the last one, marked provisional. */
export type Unpublished = 'refuse' | 'provisional'

export type Parameter = ParameterDefinition & {
  readonly kind: 'parameter'
  on(date: Day, unpublished?: Unpublished): Dated
}

const endOfValue = (renewed: Renewal, value: Published): Day => {
  if (value.until !== undefined) return value.until
  if (renewed === 'when-changed') return '9999-12-31'
  const year = yearOf(value.from)
  return renewed === 'half-yearly' && value.from < dayOf(year, 7, 1)
    ? dayOf(year, 6, 30)
    : dayOf(year, 12, 31)
}

const scaleOf: Record<Unit, Rational> = {
  EUR: rational(100),
  'EUR/month': rational(100),
  'EUR/hour': rational(100),
  percent: rational(1, 100),
  count: rational(1),
}

const exactly = (unit: Unit, value: number): Ratio => {
  const { n, d } = mul(decimal(value), scaleOf[unit])
  return { num: Number(n), den: Number(d) }
}

const pages = { JORFTEXT: 'jorf/id', JORFARTI: 'jorf/article_jo', LEGIARTI: 'codes/article_lc' } as const

/** The page of a text at Légifrance. */
export const pageOf = (id: OfficialId): string =>
  `https://www.legifrance.gouv.fr/${pages[id.slice(0, 8) as keyof typeof pages]}/${id}`

/**
 * A dated legal figure. `.on(date)` answers the value in force that day with its text and link, and refuses
 * with `parameter_not_published` where nothing applies (before the first value, or past the last renewal).
 */
export function parameter(definition: ParameterDefinition): Parameter {
  const values = definition.values.toSorted((a, b) => (a.from < b.from ? 1 : -1))
  const dated = values.map((value): Dated => ({
    label: definition.label,
    unit: definition.unit,
    value: value.value,
    exact: exactly(definition.unit, value.value),
    from: value.from,
    text: value.text,
    url: value.id === null ? (value.url ?? null) : pageOf(value.id),
    provisional: false,
  }))
  const ends = values.map((value) => endOfValue(definition.renewed, value))
  const reads = [definition.reread, ...values.map(({ read }) => read)]
  // A loop over many people asks for the same day again and again.
  let lastAsked: { date: Day; answer: Dated } | null = null
  return {
    ...definition,
    reread: reads.toSorted().at(-1) ?? definition.reread,
    kind: 'parameter',
    on(date, unpublished = 'refuse') {
      if (lastAsked?.date === date) return lastAsked.answer
      partsOf(date)
      const index = values.findIndex((value) => value.from <= date)
      const known = dated[index]
      if (known !== undefined && date <= (ends[index] ?? '')) {
        lastAsked = { date, answer: known }
        return known
      }
      if (known !== undefined && unpublished === 'provisional') return { ...known, provisional: true }
      const last = known ?? dated.at(-1)
      return stop('parameter_not_published', {
        parameter: definition.label,
        date,
        last_value: last === undefined ? '' : inEach((language) => valueIn(last, language)),
        last_from: last?.from ?? '',
      })
    },
  }
}

/** « 48 060 € », « 9,2 % » */
export function valueIn({ unit, value }: Pick<Dated, 'unit' | 'value'>, language: Language): string {
  const written = String(value)
  if (unit === 'percent') return percentWritten(written, language)
  return unit === 'count' ? decimalWritten(written, language) : eurosWritten(written, language)
}

/** The last day covered by a published value: past it, the parameter has to be read again. */
export function coveredUntil(definition: ParameterDefinition): Day {
  return (
    definition.values
      .map((value) => endOfValue(definition.renewed, value))
      .toSorted()
      .at(-1) ?? ''
  )
}

/** A euro figure in whole cents. */
export function centsOf(figure: Dated): number {
  return wholeCents(figure.exact.num / figure.exact.den, figure.label.en)
}
