import type { Mix } from '@moisson/core/simulation/inputs'
import { useId } from 'react'
import { Button } from '../../../../kit/button.tsx'
import { FieldError } from '../../../../kit/field.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { mixNames, movedMix } from './mix-sliders.ts'
import type { Form } from './use-builder.ts'
import { builderWords } from './builder-words.ts'

const accents = {
  equal_bps: 'accent-secondary-600',
  salary_bps: 'accent-primary-700',
  presence_bps: 'accent-amber-700',
} as const
const fills = {
  equal_bps: 'fill-secondary-600',
  salary_bps: 'fill-primary-700',
  presence_bps: 'fill-amber-600',
} as const
const equalMix: Mix = { equal_bps: 10_000, salary_bps: 0, presence_bps: 0 }
const presets = {
  equal: equalMix,
  salary: { equal_bps: 0, salary_bps: 10_000, presence_bps: 0 },
  presence: { equal_bps: 0, salary_bps: 0, presence_bps: 10_000 },
  half: { equal_bps: 0, salary_bps: 5_000, presence_bps: 5_000 },
  thirds: { equal_bps: 3_334, salary_bps: 3_333, presence_bps: 3_333 },
} as const satisfies Record<string, Mix>
const presetNames = ['equal', 'salary', 'presence', 'half', 'thirds'] as const

/** Three weights that always make 100 %: moving one moves the others. */
export function MixField({ form }: { form: Form<'distribution'> }) {
  const words = useWords(builderWords)
  const { percent } = useFormat()
  const id = useId()
  const mix = form.values.criteria ?? equalMix
  const error = form.errorOf('criteria')
  return (
    <fieldset className="grid grid-cols-1 gap-4">
      <legend className="mb-2 text-sm font-medium text-neutral-900">{words.fields.criteria}</legend>
      <svg
        aria-hidden
        viewBox="0 0 100 8"
        preserveAspectRatio="none"
        className="h-3 w-full overflow-hidden rounded-md"
      >
        {mixNames.map((name, place) => {
          const before = mixNames.slice(0, place).reduce((sum, each) => sum + mix[each], 0)
          return (
            <rect
              key={name}
              x={before / 100}
              width={Math.max(0, mix[name] / 100 - 0.3)}
              height="8"
              className={fills[name]}
            />
          )
        })}
      </svg>
      {mixNames.map((name) => (
        <div key={name} className="grid grid-cols-[6rem_minmax(0,1fr)_4.5rem] items-center gap-3">
          <label htmlFor={`${id}-${name}`} className="font-medium text-neutral-900">
            {words.mix[name]}
          </label>
          <input
            id={`${id}-${name}`}
            type="range"
            min={0}
            max={10_000}
            step={100}
            value={mix[name]}
            aria-valuetext={percent(mix[name])}
            className={`h-11 w-full cursor-pointer ${accents[name]}`}
            onChange={(event) => form.set('criteria', movedMix(mix, name, Number(event.target.value)))}
          />
          <output htmlFor={`${id}-${name}`} className="tabular text-right font-medium text-neutral-950">
            {percent(mix[name])}
          </output>
        </div>
      ))}
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{words.mix.presets}</legend>
        {presetNames.map((name) => (
          <Button key={name} size="small" onClick={() => form.set('criteria', { ...presets[name] })}>
            {words.mix[name]}
          </Button>
        ))}
      </fieldset>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  )
}
