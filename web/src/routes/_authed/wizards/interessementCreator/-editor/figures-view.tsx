import { Notice } from '../../../../../kit/notice.tsx'
import { BarChart } from '../../../../../kit/chart-bars.tsx'
import { LineChart } from '../../../../../kit/chart-line.tsx'
import { useFormat } from '../../../../../kit/use-format.ts'
import { useWords } from '../../../../../words/catalogue.ts'
import { creatorWords } from './creator-words.ts'
import type { Figures } from './use-creator.ts'

/** The lowest, the median and the highest share of real people. */
export function Shares({ shares }: { shares: NonNullable<Figures['shares']> }) {
  const words = useWords(creatorWords)
  const { money } = useFormat()
  const told = [
    [words.result.lowest, shares.lowest_cents],
    [words.result.median, shares.median_cents],
    [words.result.highest, shares.highest_cents],
  ] as const
  const known = told.some(([, cents]) => cents !== null)
  return (
    <div className="grid gap-2">
      {known ? (
        <dl className="grid grid-cols-1 gap-2">
          {told.map(([label, cents]) => (
            <div key={label} className="flex items-baseline justify-between gap-3">
              <dt className="text-neutral-700">{label}</dt>
              <dd className="tabular font-medium text-neutral-950">{cents === null ? '—' : money(cents)}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="text-neutral-700">{words.result.few}</p>
      )}
      <p className="text-sm text-neutral-600">
        {shares.from === 'people'
          ? words.result.people(shares.people, shares.year)
          : words.result.estimated(shares.people)}
      </p>
      {shares.capped > 0 && <p className="text-sm text-neutral-600">{words.result.capped(shares.capped)}</p>}
    </div>
  )
}

/** The envelope along the indicator that moves it most. */
export function Curve({ curve }: { curve: NonNullable<Figures['curve']> }) {
  const words = useWords(creatorWords)
  const { roundMoney } = useFormat()
  return (
    <LineChart
      title={words.result.curve(curve.label)}
      pointLabel={curve.label}
      points={curve.points.map(({ shown }) => shown)}
      series={[
        {
          label: words.result.envelopeAxis,
          values: curve.points.map(({ envelope_cents }) => envelope_cents),
        },
      ]}
      write={roundMoney}
    />
  )
}

/** What the formula would have given in the years that are known. */
export function BackTest({ years }: { years: Figures['back_test'] }) {
  const words = useWords(creatorWords)
  const { money } = useFormat()
  if (years.length === 0) return null
  return (
    <section className="grid gap-2">
      <h4 className="font-medium text-neutral-950">{words.result.backTest}</h4>
      <dl className="grid grid-cols-1 gap-1.5">
        {years.map(({ year, outcome, unknown }) => (
          <div key={year} className="flex flex-wrap items-baseline justify-between gap-x-3">
            <dt className="text-neutral-700">{year}</dt>
            <dd className={outcome ? 'tabular font-medium text-neutral-950' : 'text-sm text-neutral-600'}>
              {outcome ? money(outcome.distributable_cents) : words.result.unknown(unknown.join(', '))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** What ten percent of each indicator does. */
export function Sensitivity({ lines }: { lines: Figures['sensitivity'] }) {
  const words = useWords(creatorWords)
  const { roundMoney } = useFormat()
  const moving = lines.filter(({ swing_cents }) => swing_cents > 0)
  if (moving.length === 0) return null
  return (
    <div className="grid gap-1">
      <BarChart
        title={words.result.sensitivity}
        columns={[words.titles.indicators, words.result.envelopeAxis]}
        parts={moving.map(({ label, lower_cents, higher_cents, swing_cents }) => ({
          label,
          value: swing_cents,
          text: `${roundMoney(lower_cents)} – ${roundMoney(higher_cents)}`,
          colour: 'secondary' as const,
        }))}
      />
      <p className="text-sm text-neutral-600">{words.result.tenPercent}</p>
    </div>
  )
}

export function FormulaSteps({ lines }: { lines: readonly string[] }) {
  const words = useWords(creatorWords)
  return (
    <details>
      <summary className="min-h-8 font-medium text-secondary-800 pointer-coarse:min-h-11">
        {words.result.steps}
      </summary>
      <ul className="mt-2 grid gap-1.5 text-sm text-neutral-800">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  )
}

export function SharesRefused({ why }: { why: string }) {
  return <Notice kind="warning">{why}</Notice>
}
