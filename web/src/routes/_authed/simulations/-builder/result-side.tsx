import clsx from 'clsx'
import { Calculator } from 'lucide-react'
import { Card } from '../../../../kit/card.tsx'
import { ErrorCard } from '../../../../kit/error-card.tsx'
import { LiveRegion } from '../../../../kit/live-region.tsx'
import { Notice } from '../../../../kit/notice.tsx'
import { SkeletonLines } from '../../../../kit/skeleton.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { ButtonLink } from '../../../../shell/button-link.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { ResultView } from '../-result/result-view.tsx'
import type { SimulationType } from '../-simulation.ts'
import { simulationWords } from '../-simulation-words.ts'
import type { BuilderState } from './use-builder.ts'
import { builderWords } from './builder-words.ts'
import { sentenceOf } from '../../../../api/sentence-of.ts'

/** The live result: the former one stays while a new one is computed, never beside a field to correct. */
export function ResultSide(props: {
  type: SimulationType
  builder: BuilderState
  /** A field shows what nobody can read: the figures would be those of what stood there before. */
  unread: boolean
}) {
  const { type, builder, unread } = props
  const words = useWords(builderWords)
  const common = useWords(simulationWords)
  const { shortDay, money, text } = useFormat()
  const { results, error, stale, waiting, missing, rulesDate } = builder
  const toFill = error !== null && missing.length > 0
  const main = results?.lines.find(({ role }) => role === 'result')
  const spoken =
    main && !stale && !unread
      ? `${text(main.label)} ${main.amount_cents === null ? '' : money(main.amount_cents)}`
      : ''
  return (
    <div id="result" className="grid min-w-0 scroll-mt-32 grid-cols-1 gap-4">
      <LiveRegion>{spoken}</LiveRegion>
      {unread && !toFill && <Notice kind="info">{words.toCorrect}</Notice>}
      {toFill && (
        <Notice kind="info" title={results ? words.toCorrect : words.notYet}>
          <ul className="list-disc pl-5">
            {missing.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </Notice>
      )}
      {error && !toFill && error.status === 422 && (
        <Notice kind="warning" title={words.impossible} announced>
          {sentenceOf(error)}
        </Notice>
      )}
      {error && error.status !== 422 && <ErrorCard error={error} onRetry={builder.retry} />}
      {waiting && (
        <Card title={words.result}>
          <SkeletonLines lines={5} />
        </Card>
      )}
      {results && error?.status !== 422 && !unread ? (
        <div
          aria-busy={stale || undefined}
          className={clsx('grid grid-cols-1 gap-4 transition-opacity', stale && 'opacity-60')}
        >
          <ResultView type={type} results={results} />
          {type === 'obligation_check' && (
            <div className="no-print">
              <ButtonLink to="/process">{words.nextStep}</ButtonLink>
            </div>
          )}
          {rulesDate && <p className="text-sm text-neutral-600">{common.rulesOf(shortDay(rulesDate))}</p>}
        </div>
      ) : (
        !waiting &&
        !unread &&
        !error && (
          <div className="card grid justify-items-center gap-3 p-8 text-neutral-600">
            <Calculator aria-hidden className="size-7" />
            {words.updating}
          </div>
        )
      )}
    </div>
  )
}
