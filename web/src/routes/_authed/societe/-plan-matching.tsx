import { MOST_MATCHING_BPS, matchingFields } from '@moisson/core/company/plan-fields'
import { keysOf } from '@moisson/core/record/field'
import { Plus, Trash2 } from 'lucide-react'
import { FieldOf } from '../../../form/field-of.tsx'
import { MoneyField } from '../../../form/money-field.tsx'
import { NumberField } from '../../../form/number-field.tsx'
import { Button } from '../../../kit/button.tsx'
import { SelectField } from '../../../kit/field.tsx'
import { IconButton } from '../../../kit/icon-button.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { useWords } from '../../../words/catalogue.ts'
import { noMatching, type Matching } from './-plan-values.ts'
import { planWords } from './-plan-words.ts'
import { Row } from './-section-form.tsx'

const firstBands = [
  { up_to_cents: 50_000, rate_bps: 10_000 },
  { up_to_cents: null, rate_bps: 5000 },
]

/** The matching clause of a plan: nothing, one rate, or bands one after the other. */
export function PlanMatching({ value, onChange }: { value: Matching; onChange: (next: Matching) => void }) {
  const { text } = useFormat()
  const { kind } = value
  const bands = value.bands ?? []
  const change = (changes: Partial<Matching>) => onChange({ ...value, ...changes })
  const part = (name: 'cap_cents' | 'base' | 'leavers', more: { optional?: boolean } = {}) => (
    <FieldOf
      name={`abondement.${name}`}
      field={matchingFields[name]}
      value={value[name]}
      onChange={(given) => change({ [name]: given })}
      {...more}
    />
  )
  function choose(next: Matching['kind']) {
    const { cap_cents, base, leavers } = value
    const rest = { cap_cents, base, leavers }
    if (next === 'none') onChange(noMatching)
    else if (next === 'single') onChange({ ...rest, kind: next, rate_bps: value.rate_bps ?? 5000 })
    else if (next === 'bands') onChange({ ...rest, kind: next, bands: bands.length > 0 ? bands : firstBands })
    else if (next === 'fixed') onChange({ ...rest, kind: next, cap_cents: cap_cents ?? 30_000, base: 'net' })
    else onChange({ ...rest, kind: next, sources: value.sources ?? { interessement: 5000 } })
  }
  return (
    <>
      <Row>
        <SelectField
          name="abondement"
          label={text(matchingFields.kind.label)}
          value={kind}
          options={keysOf(matchingFields.kind.names).map((one) => ({
            value: one,
            label: text(matchingFields.kind.names[one]),
          }))}
          onChange={(event) => choose(event.target.value as Matching['kind'])}
        />
        {kind === 'single' && (
          <RateField
            name="abondement.rate_bps"
            label={text(matchingFields.rate_bps.label)}
            value={value.rate_bps ?? 0}
            onChange={(rate_bps) => change({ rate_bps })}
          />
        )}
      </Row>
      {kind === 'bands' && <Bands bands={bands} onChange={(next) => change({ bands: next })} />}
      {kind === 'fixed' && (
        <Row>
          <FieldOf
            name="abondement.cap_cents"
            field={matchingFields.fixed_cents}
            value={value.cap_cents}
            onChange={(given) => change({ cap_cents: given as number | null })}
          />
        </Row>
      )}
      {kind === 'sources' && <Sources value={value} onChange={change} />}
      {kind === 'fixed' && part('leavers')}
      {kind !== 'none' && kind !== 'fixed' && (
        <>
          <Row>
            {part('cap_cents', { optional: true })}
            {part('base')}
          </Row>
          {part('leavers')}
        </>
      )}
    </>
  )
}

function RateField(props: {
  name: string
  label: string
  className?: string
  value: number
  onChange: (bps: number) => void
}) {
  return <NumberField {...props} unit="%" scale={100} min={0} max={MOST_MATCHING_BPS} />
}

/** One rate for each origin of what people place. */
function Sources({ value, onChange }: { value: Matching; onChange: (changes: Partial<Matching>) => void }) {
  const { text } = useFormat()
  const { label, help, fields } = matchingFields.sources
  return (
    <fieldset className="grid gap-3">
      <legend className="text-sm font-medium text-neutral-900">{text(label)}</legend>
      <p className="text-sm text-neutral-600">{text(help)}</p>
      <div className="grid items-end gap-3 sm:grid-cols-2">
        {keysOf(fields).map((source) => (
          <RateField
            key={source}
            name={`abondement.sources.${source}`}
            label={text(fields[source].label)}
            value={value.sources?.[source] ?? 0}
            onChange={(rate_bps) => onChange({ sources: { ...value.sources, [source]: rate_bps } })}
          />
        ))}
      </div>
    </fieldset>
  )
}

type Band = NonNullable<Matching['bands']>[number]

/** Bands that climb; the last one has no end. */
function Bands({ bands, onChange }: { bands: readonly Band[]; onChange: (next: Band[]) => void }) {
  const words = useWords(planWords)
  const { text } = useFormat()
  const put = (place: number, part: Partial<Band>) =>
    onChange(bands.map((band, at) => (at === place ? { ...band, ...part } : band)))
  function add() {
    const last = bands.at(-1)
    const before = bands.at(-2)?.up_to_cents ?? 0
    const closed = bands.map((band) => (band === last ? { ...band, up_to_cents: before + 50_000 } : band))
    onChange([...closed, { up_to_cents: null, rate_bps: last?.rate_bps ?? 5000 }])
  }
  function remove(place: number) {
    const left = bands.filter((_, at) => at !== place)
    onChange(left.map((band, at) => (at === left.length - 1 ? { ...band, up_to_cents: null } : band)))
  }
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-sm font-medium text-neutral-900">
        {text(matchingFields.bands.label)}
      </legend>
      <ol className="grid gap-3">
        {bands.map((band, place) => {
          const open = place === bands.length - 1
          return (
            <li key={place} className="flex flex-wrap items-end gap-3">
              {open ? (
                <p className="min-h-11 min-w-0 flex-1 basis-36 content-center text-neutral-700">
                  {words.openShown}
                </p>
              ) : (
                <MoneyField
                  className="min-w-0 flex-1 basis-36"
                  name={`abondement.bands.${place}.up_to_cents`}
                  label={words.upTo(place + 1)}
                  value={band.up_to_cents}
                  onChange={(up_to_cents) => put(place, { up_to_cents })}
                />
              )}
              <RateField
                className="w-28"
                name={`abondement.bands.${place}.rate_bps`}
                label={words.rateOf(place + 1)}
                value={band.rate_bps}
                onChange={(rate_bps) => put(place, { rate_bps })}
              />
              <IconButton
                icon={Trash2}
                label={words.removeBand(place + 1)}
                disabled={bands.length === 1}
                onClick={() => remove(place)}
              />
            </li>
          )
        })}
      </ol>
      <Button size="small" icon={Plus} className="justify-self-start" onClick={add}>
        {words.addBand}
      </Button>
    </fieldset>
  )
}
