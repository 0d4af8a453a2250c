import type { Objective } from '@moisson/core/simulation/inputs'
import clsx from 'clsx'
import { Plus, Trash2 } from 'lucide-react'
import { Button } from '../../../../kit/button.tsx'
import { Checkbox } from '../../../../kit/checkbox.tsx'
import { FieldError, TextField } from '../../../../kit/field.tsx'
import { IconButton } from '../../../../kit/icon-button.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { NumberField } from '../../../../form/number-field.tsx'
import type { Form } from './use-builder.ts'
import { builderWords } from './builder-words.ts'

/** Weighted objectives; the weights make 100 %. */
export function ObjectivesField({ form }: { form: Form<'interessement_envelope'> }) {
  const words = useWords(builderWords)
  const { percent } = useFormat()
  const objectives = form.values.objectives ?? []
  const sum = objectives.reduce((total, { weight_bps }) => total + weight_bps, 0)
  const write = (next: Objective[]) => form.set('objectives', next)
  const change = (place: number, changes: Partial<Objective>) =>
    write(objectives.map((objective, at) => (at === place ? { ...objective, ...changes } : objective)))
  const add = () => {
    const label = words.objective.numbered(objectives.length + 1)
    write([...objectives, { label, weight_bps: Math.max(0, 10_000 - sum), target: 100, actual: 100 }])
  }
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="mb-2 text-sm font-medium text-neutral-900">{words.fields.objectives}</legend>
      {objectives.map((objective, place) => (
        <div
          key={place}
          className="grid grid-cols-2 items-start gap-3 rounded-xl border border-neutral-200 p-4 sm:grid-cols-4"
        >
          <div className="col-span-2 sm:col-span-3">
            <TextField
              label={words.objective.label}
              value={objective.label}
              maxLength={80}
              error={form.errorOf(`objectives.${place}.label`)}
              onChange={(event) => change(place, { label: event.target.value })}
            />
          </div>
          <div className="flex items-start gap-2 max-sm:col-span-2">
            <NumberField
              nullable
              label={words.objective.weight}
              unit="%"
              scale={100}
              min={0}
              max={10_000}
              value={objective.weight_bps}
              onChange={(weight_bps) => change(place, { weight_bps: weight_bps ?? 0 })}
            />
            <IconButton
              icon={Trash2}
              label={words.objective.remove(objective.label)}
              className="mt-7"
              onClick={() => write(objectives.filter((_, at) => at !== place))}
            />
          </div>
          <NumberField
            nullable
            label={words.objective.start}
            optional
            decimals
            min={-1e9}
            max={1e9}
            value={objective.start ?? null}
            error={form.errorOf(`objectives.${place}.start`)}
            onChange={(start) => change(place, { start })}
          />
          <NumberField
            nullable
            label={words.objective.target}
            decimals
            min={-1e9}
            max={1e9}
            value={objective.target}
            onChange={(target) => change(place, { target: target ?? 0 })}
          />
          <NumberField
            nullable
            label={words.objective.actual}
            decimals
            min={-1e9}
            max={1e9}
            value={objective.actual}
            onChange={(actual) => change(place, { actual: actual ?? 0 })}
          />
          <Checkbox
            className="col-span-2 self-end sm:col-span-1 sm:pb-2"
            label={words.objective.lower}
            checked={objective.lower_is_better === true}
            onChange={(event) => change(place, { lower_is_better: event.target.checked })}
          />
        </div>
      ))}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button size="small" icon={Plus} onClick={add}>
          {words.objective.add}
        </Button>
        {objectives.length > 0 && (
          <p
            className={clsx(
              'tabular text-sm font-medium',
              sum === 10_000 ? 'text-primary-800' : 'text-red-700',
            )}
          >
            {words.objective.sum(percent(sum))}
          </p>
        )}
      </div>
      {form.errorOf('objectives') && <FieldError>{form.errorOf('objectives')}</FieldError>}
    </fieldset>
  )
}
