import clsx from 'clsx'
import { Sigma } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../../../../kit/button.tsx'
import { ErrorCard } from '../../../../../kit/error-card.tsx'
import { LiveRegion } from '../../../../../kit/live-region.tsx'
import { SkeletonLines } from '../../../../../kit/skeleton.tsx'
import { useFormat } from '../../../../../kit/use-format.ts'
import { useWords } from '../../../../../words/catalogue.ts'
import { creatorWords } from './creator-words.ts'
import { BackTest, Curve, FormulaSteps, Sensitivity, Shares, SharesRefused } from './figures-view.tsx'
import { useCreator, type Figures } from './use-creator.ts'

/** What the answers give, beside the questions; under them where the screen is narrower. */
export function ResultSide() {
  const words = useWords(creatorWords)
  return (
    <aside
      aria-label={words.result.title}
      className="card hidden min-w-0 p-5 lg:col-start-2 lg:block xl:sticky xl:top-[calc(var(--demo-strip)+1.5rem)] xl:col-start-3 xl:max-h-[calc(100dvh-var(--demo-strip)-3rem)] xl:overflow-y-auto"
    >
      <h2 className="mb-4 font-semibold">{words.result.title}</h2>
      <Result />
    </aside>
  )
}

export function Result() {
  const words = useWords(creatorWords)
  const { preview, stale, error, retry } = useCreator()
  const { money } = useFormat()
  if (error && !preview) return <ErrorCard error={error} onRetry={retry} />
  if (!preview) return <SkeletonLines lines={6} />
  const { figures } = preview
  if (!figures)
    return (
      <div className="grid gap-1.5 text-neutral-700">
        <Sigma aria-hidden className="size-6 text-neutral-500" />
        <p className="font-medium text-neutral-900">{words.result.none}</p>
        <p className="text-sm">{words.result.noneBody}</p>
      </div>
    )
  const { outcome } = figures
  return (
    <div
      aria-busy={stale || undefined}
      className={clsx('grid grid-cols-1 gap-6 transition-opacity', stale && 'opacity-60')}
    >
      <LiveRegion>{stale ? '' : `${words.result.envelope} ${money(outcome.distributable_cents)}`}</LiveRegion>
      <Outcome outcome={outcome} />
      <Sliders figures={figures} />
      {figures.shares && (
        <section className="grid gap-2">
          <h3 className="font-medium text-neutral-950">{words.result.shares}</h3>
          <Shares shares={figures.shares} />
        </section>
      )}
      {figures.shares_refused && <Refused refused={figures.shares_refused} />}
      {figures.curve && <Curve curve={figures.curve} />}
      <BackTest years={figures.back_test} />
      <Sensitivity lines={figures.sensitivity} />
      <FormulaSteps lines={figures.formula} />
    </div>
  )
}

function Refused({ refused }: { refused: NonNullable<Figures['shares_refused']> }) {
  const { text } = useFormat()
  return <SharesRefused why={text(refused)} />
}

function Outcome({ outcome }: { outcome: Figures['outcome'] }) {
  const words = useWords(creatorWords)
  const { money, text } = useFormat()
  return (
    <section className="grid gap-1">
      <p className="text-sm text-neutral-700">{words.result.distributable}</p>
      <p
        className="tabular text-3xl font-semibold tracking-tight"
        data-envelope={outcome.distributable_cents}
      >
        {money(outcome.distributable_cents)}
      </p>
      {outcome.formula_cents !== outcome.distributable_cents && (
        <p className="text-sm text-neutral-700">
          {words.result.formula} {money(outcome.formula_cents)}
        </p>
      )}
      {outcome.limited_by.length > 0 && (
        <ul className="text-sm text-neutral-700">
          {outcome.limited_by.map((cap) => (
            <li key={cap.fr}>
              {words.result.limited} {text(cap)}
            </li>
          ))}
        </ul>
      )}
      <p className="text-sm text-neutral-600">
        {words.result.ceiling(money(outcome.collective_ceiling_cents))}
      </p>
    </section>
  )
}

const STEPS = 200

/** What each figure would change, moved by hand or by the arrows. */
function Sliders({ figures }: { figures: Figures }) {
  const words = useWords(creatorWords)
  const { values, tryValues } = useCreator()
  const id = useId()
  const moving = figures.inputs.filter(({ lowest, highest }) => lowest < highest)
  if (moving.length === 0) return null
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="mb-2 font-medium text-neutral-950">{words.result.move}</legend>
      {moving.map(({ name, label, value, shown, from, lowest, highest }) => {
        const held = values[name] ?? value
        return (
          <div key={name} className="grid gap-0.5">
            <div className="flex items-baseline justify-between gap-3">
              <label htmlFor={`${id}-${name}`} className="text-sm text-neutral-900">
                {label}
              </label>
              <output htmlFor={`${id}-${name}`} className="tabular text-sm font-medium text-neutral-950">
                {shown}
              </output>
            </div>
            <input
              id={`${id}-${name}`}
              type="range"
              min={lowest}
              max={highest}
              step={(highest - lowest) / STEPS}
              value={held}
              aria-valuetext={shown}
              className="h-8 w-full cursor-pointer accent-secondary-600 pointer-coarse:h-11"
              onChange={({ target }) => tryValues({ ...values, [name]: Number(target.value) })}
            />
            <p className="text-xs text-neutral-600">{words.result.sources[from]}</p>
          </div>
        )
      })}
      {Object.keys(values).length > 0 && (
        <Button size="small" className="justify-self-start" onClick={() => tryValues({})}>
          {words.result.reset}
        </Button>
      )}
    </fieldset>
  )
}
