import type { IndicatorUnit } from '@moisson/core/accord/given-answers'
import type { Bound } from '@moisson/law/formula/expression'
import { CalendarRange, Equal } from 'lucide-react'
import { IconButton } from '../../../../../kit/icon-button.tsx'
import { useWords } from '../../../../../words/catalogue.ts'
import { FigureField } from '../../../../../form/figure-field.tsx'
import { freeName } from '../-steps/free-name.ts'
import { blockWords } from './block-words.ts'
import { useBlocks } from './use-blocks.ts'
import { useMarks } from '../../../../../words/marks.ts'

/** A figure of the formula: one for all the exercices, or one for each. */
export function BoundField(props: {
  label: string
  unit: IndicatorUnit | null
  value: Bound
  /** What stands for no figure; without it a figure is asked for. */
  open?: string
  error?: string | undefined
  onChange: (value: Bound) => void
}) {
  const { label, value, open, error, onChange } = props
  const unit = props.unit ?? 'count'
  const words = useWords(blockWords)
  const { colon } = useMarks()
  const { yearly, setYearly, years } = useBlocks()
  const held = typeof value === 'string' ? yearly.find(({ name }) => name === value) : undefined
  if (held) {
    const write = (place: number, figure: number) =>
      setYearly(
        yearly.map((one) =>
          one.name === held.name
            ? {
                ...one,
                values: years.map((_, at) =>
                  at === place ? figure : (one.values[at] ?? one.values.at(-1) ?? 0),
                ),
              }
            : one,
        ),
      )
    return (
      <div className="flex items-start gap-2">
        <div className="grid min-w-0 flex-1 gap-2">
          {years.map((year, place) => (
            <FigureField
              key={year}
              unit={unit}
              label={words.yearly(label, year)}
              value={held.values[place] ?? held.values.at(-1) ?? null}
              error={place === 0 ? error : undefined}
              // Emptied, it shows its figure again once left: no figure is not nothing.
              onChange={(figure) => figure !== null && write(place, figure)}
            />
          ))}
        </div>
        <IconButton
          icon={Equal}
          label={words.everyYear}
          className="mt-7"
          onClick={() => onChange(held.values[0] ?? 0)}
        />
      </div>
    )
  }
  const figure = typeof value === 'string' ? Number(value) : value
  return (
    <div className="flex items-start gap-1">
      <FigureField
        className="min-w-0 flex-1"
        unit={unit}
        label={figure === null && open ? `${label} (${open})` : label}
        value={Number.isFinite(figure) ? figure : null}
        error={error}
        onChange={(next) => {
          if (next !== null || open !== undefined) onChange(next)
        }}
      />
      {figure !== null && years.length > 1 && (
        <IconButton
          icon={CalendarRange}
          label={`${words.perYear}${colon} ${label}`}
          className="mt-7"
          onClick={() => {
            const name = freeName(
              'valeur',
              yearly.map((one) => one.name),
            )
            setYearly([...yearly, { name, label, unit, values: years.map(() => figure) }])
            onChange(name)
          }}
        />
      )}
    </div>
  )
}
