import { Suspense, lazy } from 'react'
import { late } from '../../../../kit/late.tsx'
import { Notice } from '../../../../kit/notice.tsx'
import { Skeleton } from '../../../../kit/skeleton.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import type { Results, SimulationType } from '../-simulation.ts'
import { FigureLine } from './figure-line.tsx'
import { resultWords } from './result-words.ts'

const Charts = late(() => import('./charts.tsx'), <Skeleton className="h-48 w-full" />)
const FairnessCurve = lazy(() =>
  import('./fairness-view.tsx').then((view) => ({ default: view.FairnessCurve })),
)

/** The result of a simulation: what comes out, what to look at, each figure with its steps, charts with their tables. */
export function ResultView({ type, results }: { type: SimulationType; results: Results }) {
  const words = useWords(resultWords)
  const { text } = useFormat()
  const main = results.lines.filter(({ role }) => role === 'result')
  const parts = results.lines.filter(({ role }) => role !== 'result')
  return (
    <>
      <section aria-label={words.figures} className="card min-w-0">
        <div className="grid gap-1 px-5 pt-5 pb-2">
          {main.map((line) => (
            <FigureLine key={line.code} line={line} steps={results.steps} large />
          ))}
        </div>
        {parts.length > 0 && (
          <div className="border-t border-neutral-100 px-5 py-2">
            {parts.map((line) => (
              <FigureLine key={line.code} line={line} steps={results.steps} />
            ))}
          </div>
        )}
      </section>
      {results.warnings.map((warning) => (
        <Notice key={warning.code} kind={warning.severity}>
          {text(warning.message)}
        </Notice>
      ))}
      {results.formula && (
        <section className="card p-5">
          <h2 className="text-sm font-medium text-neutral-900">{words.formula}</h2>
          <p className="mt-1 text-pretty text-neutral-700 first-letter:uppercase">{text(results.formula)}</p>
        </section>
      )}
      {(results.series.length > 0 || results.rows.length > 0 || type === 'employer_cost') && (
        <Charts type={type} results={results} />
      )}
      {results.fairness && (
        <Suspense fallback={<Skeleton className="h-64 w-full" />}>
          <FairnessCurve fairness={results.fairness} />
        </Suspense>
      )}
    </>
  )
}
