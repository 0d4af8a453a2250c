import type { Text } from '@moisson/law/text'
import { directionNames, indicatorKindNames, unitNames } from '@moisson/core/accord/answer-fields'
import { Gauge, Plus, Trash2 } from 'lucide-react'
import { Button } from '../../../../../kit/button.tsx'
import { Checkbox } from '../../../../../kit/checkbox.tsx'
import { EmptyState } from '../../../../../kit/empty-state.tsx'
import { FieldError, SelectField, TextArea, TextField } from '../../../../../kit/field.tsx'
import { IconButton } from '../../../../../kit/icon-button.tsx'
import { useFormat } from '../../../../../kit/use-format.ts'
import { useWords } from '../../../../../words/catalogue.ts'
import type { Answers } from '../-editor/answers-queue.ts'
import { indicatorModels } from '../-editor/indicator-models.ts'
import { creatorWords } from '../-editor/creator-words.ts'
import { useCreator } from '../-editor/use-creator.ts'
import { Pair } from './answer.tsx'
import { FigureField } from '../../../../../form/figure-field.tsx'
import { freeName } from './free-name.ts'

type Indicator = NonNullable<Answers['indicators']>[number]

/** What is measured, with the years that are known. */
export default function IndicatorsStep() {
  const words = useWords(creatorWords)
  const { answers, put, problemAt } = useCreator()
  const indicators = answers.indicators ?? []
  const write = (next: Indicator[]) => put('indicators', next)
  const change = (place: number) => (changes: Indicator) =>
    write(indicators.map((one, at) => (at === place ? { ...one, ...changes } : one)))
  const error = problemAt('indicators')
  return (
    <>
      {indicators.length === 0 && (
        <div className="card">
          <EmptyState icon={Gauge} title={words.indicators.empty}>
            {words.indicators.emptyBody}
          </EmptyState>
        </div>
      )}
      {indicators.map((one, place) => (
        <IndicatorCard
          key={one.name ?? place}
          indicator={one}
          place={place}
          onChange={change(place)}
          onRemove={() => write(indicators.filter((_, at) => at !== place))}
        />
      ))}
      {error && <FieldError>{error}</FieldError>}
      <Offers
        taken={indicators.map(({ name }) => name ?? '')}
        onAdd={(added) => write([...indicators, added])}
      />
    </>
  )
}

const models = [
  { name: 'resultat', kind: 'result', unit: 'EUR', direction: 'higher' },
  { name: 'ebe', kind: 'result', unit: 'EUR', direction: 'higher' },
  { name: 'chiffre_affaires', kind: 'turnover', unit: 'EUR', direction: 'higher' },
  { name: 'satisfaction', kind: 'performance', unit: 'ratio', direction: 'higher' },
  { name: 'service', kind: 'performance', unit: 'ratio', direction: 'higher' },
  { name: 'rebuts', kind: 'performance', unit: 'ratio', direction: 'lower' },
] as const

function Offers(props: { taken: readonly string[]; onAdd: (indicator: Indicator) => void }) {
  const { taken, onAdd } = props
  const words = useWords(creatorWords)
  return (
    <fieldset className="grid gap-2.5">
      <legend className="mb-2 text-sm font-medium text-neutral-900">{words.indicators.add}</legend>
      <div className="flex flex-wrap gap-2">
        {models
          .filter(({ name }) => !taken.includes(name))
          .map((model) => (
            <Button
              key={model.name}
              size="small"
              icon={Plus}
              className="max-w-full whitespace-normal!"
              onClick={() => onAdd({ ...indicatorModels[model.name], ...model })}
            >
              {words.indicators.usual[model.name]}
            </Button>
          ))}
        <Button
          size="small"
          icon={Plus}
          onClick={() => onAdd({ name: freeName('indicateur', taken), label: '', unit: 'EUR' })}
        >
          {words.indicators.own}
        </Button>
      </div>
    </fieldset>
  )
}

function IndicatorCard(props: {
  indicator: Indicator
  place: number
  onChange: (changes: Indicator) => void
  onRemove: () => void
}) {
  const { indicator, place, onChange, onRemove } = props
  const words = useWords(creatorWords)
  const { accord, problemAt } = useCreator()
  const { text } = useFormat()
  const at = (part: string) => `indicators.${place}.${part}`
  const line = (part: 'source' | 'owner' | 'available_by' | 'accounting_line', max: number) => ({
    name: at(part),
    value: indicator[part] ?? '',
    maxLength: max,
    error: problemAt(at(part)),
    onChange: ({ target }: { target: { value: string } }) => onChange({ [part]: target.value }),
  })
  const unit = indicator.unit ?? 'EUR'
  const whole = accord.indicators.find(({ name }) => name === indicator.name)
  const choices = (names: Readonly<Record<string, Text>>) =>
    Object.entries(names).map(([value, name]) => ({ value, label: text(name) }))
  return (
    <section aria-label={words.indicators.indicator(place + 1)} className="card grid grid-cols-1 gap-5 p-5">
      <header className="flex items-center justify-between gap-3">
        <h3 className="font-semibold">{indicator.label || words.indicators.indicator(place + 1)}</h3>
        <IconButton
          icon={Trash2}
          label={words.rows.remove(indicator.label || words.indicators.indicator(place + 1))}
          onClick={onRemove}
        />
      </header>
      <TextField
        label={words.indicators.label}
        help={words.indicators.labelHelp}
        name={at('label')}
        value={indicator.label ?? ''}
        maxLength={120}
        error={problemAt(at('label')) ?? problemAt(at('name'))}
        onChange={({ target }) => onChange({ label: target.value })}
      />
      <TextArea
        label={words.indicators.definition}
        help={words.indicators.definitionHelp}
        name={at('definition')}
        rows={2}
        value={indicator.definition ?? ''}
        maxLength={1000}
        error={problemAt(at('definition'))}
        onChange={({ target }) => onChange({ definition: target.value })}
      />
      <Pair>
        <SelectField
          label={words.indicators.unit}
          name={at('unit')}
          value={unit}
          options={choices(unitNames)}
          onChange={({ target }) => onChange({ unit: target.value as typeof unit })}
        />
        <SelectField
          label={words.indicators.direction}
          name={at('direction')}
          value={indicator.direction ?? whole?.direction ?? 'higher'}
          options={choices(directionNames)}
          onChange={({ target }) => onChange({ direction: target.value as 'higher' })}
        />
        <SelectField
          label={words.indicators.kind}
          name={at('kind')}
          value={indicator.kind ?? whole?.kind ?? 'result'}
          options={choices(indicatorKindNames)}
          onChange={({ target }) => onChange({ kind: target.value as 'result' })}
        />
        <TextField
          label={words.indicators.source}
          help={words.indicators.sourceHelp}
          {...line('source', 200)}
        />
        <TextField label={words.indicators.accounting} {...line('accounting_line', 120)} />
        <TextField label={words.indicators.owner} {...line('owner', 120)} />
        <TextField label={words.indicators.available} {...line('available_by', 120)} />
      </Pair>
      <History indicator={indicator} place={place} onChange={onChange} />
      <Checkbox
        name={at('collective')}
        label={words.indicators.collective}
        help={words.indicators.collectiveHelp}
        error={problemAt(at('collective'))}
        checked={indicator.collective ?? true}
        onChange={({ target }) => onChange({ collective: target.checked })}
      />
      <More indicator={indicator} place={place} onChange={onChange} />
    </section>
  )
}

function More(props: { indicator: Indicator; place: number; onChange: (changes: Indicator) => void }) {
  const { indicator, place, onChange } = props
  const words = useWords(creatorWords)
  const { accord, problemAt } = useCreator()
  const at = (part: string) => `indicators.${place}.${part}`
  const unit = indicator.unit ?? 'EUR'
  const supposed = accord.indicators.find(({ name }) => name === indicator.name)?.plausible
  const range = indicator.plausible ?? supposed
  const [from, to] = [range?.from ?? null, range?.to ?? null]
  const move = (part: 'from' | 'to', value: number | null) =>
    onChange({
      plausible:
        value === null
          ? undefined
          : { ...(from !== null && { from }), ...(to !== null && { to }), [part]: value },
    })
  return (
    <details>
      <summary className="min-h-8 text-sm text-neutral-700 underline decoration-neutral-300 underline-offset-4 pointer-coarse:min-h-11">
        {words.indicators.more}
      </summary>
      <div className="mt-3 grid grid-cols-1 gap-5">
        <TextField
          label={words.indicators.perimeter}
          name={at('perimeter')}
          value={indicator.perimeter ?? ''}
          maxLength={300}
          error={problemAt(at('perimeter'))}
          onChange={({ target }) => onChange({ perimeter: target.value })}
        />
        <TextArea
          label={words.indicators.adjustments}
          name={at('adjustments')}
          rows={2}
          value={indicator.adjustments ?? ''}
          maxLength={1000}
          error={problemAt(at('adjustments'))}
          onChange={({ target }) => onChange({ adjustments: target.value })}
        />
        <fieldset className="grid gap-2">
          <legend className="text-sm font-medium text-neutral-900">{words.indicators.range}</legend>
          <p className="text-sm text-neutral-600">{words.indicators.rangeHelp}</p>
          <Pair>
            <FigureField
              unit={unit}
              label={words.indicators.lowest}
              name={at('plausible.from')}
              value={from}
              error={problemAt(at('plausible'))}
              onChange={(value) => move('from', value)}
            />
            <FigureField
              unit={unit}
              label={words.indicators.highest}
              name={at('plausible.to')}
              value={to}
              onChange={(value) => move('to', value)}
            />
          </Pair>
        </fieldset>
      </div>
    </details>
  )
}

const YEARS_SHOWN = 3

/** The last three exercices that ended before the first one covered. */
function History(props: { indicator: Indicator; place: number; onChange: (changes: Indicator) => void }) {
  const { indicator, place, onChange } = props
  const words = useWords(creatorWords)
  const { accord, problemAt } = useCreator()
  const first = Number(accord.duration.exercises[0]?.end.slice(0, 4) ?? accord.written_on.slice(0, 4))
  const known = indicator.history ?? []
  const years = Array.from({ length: YEARS_SHOWN }, (_, back) => first - YEARS_SHOWN + back)
  function write(year: number, value: number | null) {
    const others = known.filter((one) => one.year !== year)
    const next = value === null ? others : [...others, { year, value }]
    onChange({ history: next.toSorted((one, other) => (one.year ?? 0) - (other.year ?? 0)) })
  }
  return (
    <fieldset className="grid gap-2">
      <legend className="text-sm font-medium text-neutral-900">{words.indicators.history}</legend>
      <p className="text-sm text-neutral-600">{words.indicators.historyHelp}</p>
      <div className="grid grid-cols-1 gap-4 @lg:grid-cols-3">
        {years.map((year) => (
          <FigureField
            key={year}
            unit={indicator.unit ?? 'EUR'}
            label={String(year)}
            name={`indicators.${place}.history.${year}`}
            value={known.find((one) => one.year === year)?.value}
            error={problemAt(`indicators.${place}.history.${known.findIndex((one) => one.year === year)}`)}
            onChange={(value) => write(year, value)}
          />
        ))}
      </div>
    </fieldset>
  )
}
