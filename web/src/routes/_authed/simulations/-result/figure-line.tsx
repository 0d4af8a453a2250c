import type { TermName } from '@moisson/core/academy/terms'
import { ExplainWord } from '../../../../academy/explain-word.tsx'
import clsx from 'clsx'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { StepsPanel } from '../../../../kit/steps-panel.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import type { Results } from '../-simulation.ts'
import { resultWords } from './result-words.ts'

/** One figure; when it has steps it opens on them. */
export function FigureLine(props: {
  line: Results['lines'][number]
  steps: Results['steps']
  large?: boolean
  /** An estimate: in whole euros, its steps to the cent. */
  rounded?: boolean
}) {
  const { line, large, rounded } = props
  const said = useWords(resultWords)
  const { money, roundMoney, text } = useFormat()
  const [open, setOpen] = useState(false)
  const id = useId()
  const steps = props.steps.filter(({ of }) => of === line.code)
  const label = text(line.label)
  const term = termOfFigure[line.code]
  const written = rounded ? roundMoney : money
  const value = line.amount_cents === null ? (line.value ? text(line.value) : '') : written(line.amount_cents)
  const words = line.amount_cents === null
  // A sentence stands under its label, a figure beside it; a few words beside it where they fit on one line.
  const long = value.length > 40
  const few = words && !long && value.length > 10
  const look = long
    ? 'min-h-10 flex-wrap'
    : clsx(
        'items-baseline',
        few && 'max-sm:flex-wrap',
        large && !words ? 'min-h-14' : 'min-h-10 pointer-coarse:min-h-11',
      )
  const body = (
    <>
      <span
        className={clsx(
          'min-w-0 text-left wrap-anywhere',
          large ? 'font-medium text-neutral-900' : 'text-neutral-700',
        )}
      >
        {label}
      </span>
      <span
        className={clsx(
          'tabular text-neutral-950',
          long
            ? 'order-last w-full text-left'
            : few
              ? 'max-sm:order-last max-sm:w-full max-sm:text-left sm:ml-auto sm:text-right'
              : 'ml-auto text-right',
          few && value.length <= 24 && 'sm:shrink-0 sm:whitespace-nowrap',
          large && !words
            ? 'text-xl font-semibold tracking-tight sm:text-2xl'
            : large
              ? 'font-semibold'
              : 'font-medium',
          (!words || value.length <= 10) && 'shrink-0',
        )}
      >
        {value}
      </span>
    </>
  )
  if (steps.length === 0) return <div className={clsx('flex gap-x-4 py-1.5', look, 'pr-8')}>{body}</div>
  return (
    <div>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        className={clsx(
          'group -mx-2 flex w-[calc(100%+1rem)] gap-x-4 rounded-lg px-2 py-1.5 transition-colors hover:bg-neutral-50',
          look,
        )}
      >
        {body}
        <ChevronDown
          aria-hidden
          className={clsx(
            'no-print size-4 shrink-0 self-center text-neutral-500 transition-transform group-hover:text-neutral-800',
            long && 'ml-auto',
            few && 'max-sm:ml-auto',
            open && 'rotate-180',
          )}
        />
        <span className="sr-only">{said.openSteps}</span>
      </button>
      {open && (
        <div id={id} className="grid gap-2 pt-1 pb-3">
          {term && (
            <p className="text-sm text-neutral-700">
              <ExplainWord of={term} word={label} />
            </p>
          )}
          <StepsPanel open steps={steps} title={said.stepsOf(label)} />
        </div>
      )}
    </div>
  )
}

/** What the glossary explains of a figure; the line itself opens on its steps. */
const termOfFigure: Partial<Record<string, TermName>> = {
  abondement: 'abondement',
  csg_crds: 'csg-et-crds',
  envelope: 'enveloppe',
  forfait_social: 'forfait-social',
  gross: 'brut',
  individual_ceiling: 'plafond-individuel',
  legal_ceiling: 'plafond-collectif',
  net: 'net',
  participation: 'participation',
  reserve: 'reserve',
  value_sharing: 'partage-de-la-valeur',
}
