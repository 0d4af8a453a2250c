import type { Band } from '@moisson/core/simulation/inputs'
import { Plus, Trash2 } from 'lucide-react'
import { Button } from '../../../../kit/button.tsx'
import { FieldError } from '../../../../kit/field.tsx'
import { IconButton } from '../../../../kit/icon-button.tsx'
import { MoneyField } from '../../../../form/money-field.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { NumberField } from '../../../../form/number-field.tsx'
import type { Form } from './use-builder.ts'
import { builderWords } from './builder-words.ts'

/** Bands one under the other, each starting where the one before ends. */
export function BandsField({ form }: { form: Form<'interessement_envelope'> }) {
  const words = useWords(builderWords)
  const bands = form.values.bands ?? []
  const euros = (form.values.band_measure ?? 'indicator') === 'indicator'
  const write = (next: Band[]) => form.set('bands', next)
  const change = (place: number, changes: Partial<Band>) =>
    write(
      bands.map((band, at) => {
        if (at === place) return { ...band, ...changes }
        // The next band follows, so that no gap opens while one types.
        const follows = at === place + 1 && changes.to !== undefined && band.from === bands[place]?.to
        return follows ? { ...band, from: changes.to ?? null } : band
      }),
    )
  const add = () => {
    const last = bands.at(-1)
    const step = euros ? 10_000_000 : 500
    const from = last ? (last.to ?? (last.from ?? 0) + step) : 0
    const closed =
      last?.to === null ? bands.map((band) => (band === last ? { ...band, to: from } : band)) : bands
    write([...closed, { from, to: null, rate_bps: last ? last.rate_bps + 100 : 500 }])
  }
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="mb-2 text-sm font-medium text-neutral-900">{words.fields.bands}</legend>
      {bands.length > 0 && (
        <ol className="grid grid-cols-1 gap-3">
          {bands.map((band, place) => (
            <li
              key={place}
              className="grid grid-cols-2 items-start gap-3 rounded-xl border border-neutral-200 p-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_6.5rem_auto] sm:border-0 sm:p-0"
            >
              <BoundField
                euros={euros}
                label={words.band.fieldOf(words.band.from, place + 1)}
                shown={words.band.from}
                value={band.from}
                error={form.errorOf(`bands.${place}.from`)}
                onChange={(from) => change(place, { from })}
              />
              <BoundField
                euros={euros}
                label={words.band.fieldOf(words.band.to, place + 1)}
                shown={words.band.to}
                value={band.to}
                placeholder={words.band.open}
                error={form.errorOf(`bands.${place}.to`)}
                onChange={(to) => change(place, { to })}
              />
              <NumberField
                nullable
                label={
                  <Labelled full={words.band.fieldOf(words.band.rate, place + 1)} shown={words.band.rate} />
                }
                unit="%"
                scale={100}
                min={0}
                max={10_000}
                value={band.rate_bps}
                error={form.errorOf(`bands.${place}.rate_bps`)}
                onChange={(rate) => change(place, { rate_bps: rate ?? 0 })}
              />
              <IconButton
                icon={Trash2}
                label={words.band.remove(place + 1)}
                className="mt-7 max-sm:justify-self-end"
                onClick={() => write(bands.filter((_, at) => at !== place))}
              />
            </li>
          ))}
        </ol>
      )}
      {form.errorOf('bands') && <FieldError>{form.errorOf('bands')}</FieldError>}
      <Button size="small" icon={Plus} className="justify-self-start" onClick={add}>
        {words.band.add}
      </Button>
    </fieldset>
  )
}

/** A short label to see, the whole one to hear. */
export function Labelled({ full, shown }: { full: string; shown: string }) {
  return (
    <>
      <span aria-hidden>{shown}</span>
      <span className="sr-only">{full}</span>
    </>
  )
}

function BoundField(props: {
  euros: boolean
  label: string
  shown: string
  value: number | null
  placeholder?: string
  error: string | undefined
  onChange: (value: number | null) => void
}) {
  const { euros, label, shown, value, placeholder, error, onChange } = props
  const title = <Labelled full={label} shown={value === null && placeholder ? placeholder : shown} />
  return euros ? (
    <MoneyField label={title} value={value} error={error} onChange={onChange} />
  ) : (
    <NumberField
      nullable
      label={title}
      unit="%"
      scale={100}
      min={-1_000_000}
      max={10_000_000}
      value={value}
      error={error}
      onChange={onChange}
    />
  )
}
