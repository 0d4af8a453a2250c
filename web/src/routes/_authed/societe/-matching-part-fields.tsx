import { MOST_MATCHING_BPS, matchingFields } from '@moisson/core/company/plan-fields'
import { keysOf } from '@moisson/core/record/field'
import { FieldOf } from '../../../form/field-of.tsx'
import { MoneyField } from '../../../form/money-field.tsx'
import { NumberField } from '../../../form/number-field.tsx'
import { RowsField } from '../../../kit/rows-field.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { useWords } from '../../../words/catalogue.ts'
import type { MatchingPart, PlanKind } from './-plan-values.ts'
import { planWords } from './-plan-words.ts'
import { Row } from './-section-form.tsx'

export interface NamedFund {
  id: string
  name: string
}

export function RateField(props: {
  name: string
  label: string
  className?: string
  value: number
  onChange: (bps: number) => void
}) {
  return <NumberField {...props} unit="%" scale={100} min={0} max={MOST_MATCHING_BPS} />
}

interface PartProps {
  name: string
  plan: PlanKind
  part: MatchingPart
  funds: readonly NamedFund[]
  onChange: (next: MatchingPart) => void
}

/** What one clause of a plan's matching says, by its kind. */
export function PartFields(props: PartProps) {
  const { name, part, onChange } = props
  const { text } = useFormat()
  switch (part.kind) {
    case 'single':
      return (
        <Row>
          <RateField
            name={`${name}.rate_bps`}
            label={text(matchingFields.rate_bps.label)}
            value={part.rate_bps ?? 0}
            onChange={(rate_bps) => onChange({ ...part, rate_bps })}
          />
        </Row>
      )
    case 'fixed':
      return (
        <Row>
          <FieldOf
            name={`${name}.fixed_cents`}
            field={matchingFields.fixed_cents}
            value={part.fixed_cents ?? null}
            onChange={(given) => onChange({ ...part, fixed_cents: (given as number | null) ?? 0 })}
          />
        </Row>
      )
    case 'bands':
      return <Bands {...props} />
    case 'sources':
      return <Sources {...props} />
    case 'seniority':
      return <Seniority {...props} />
    case 'funds':
      return <Funds {...props} />
  }
}

/** One rate for each origin of what people place. */
function Sources({ name, plan, part, onChange }: PartProps) {
  const { text } = useFormat()
  const { label, help, fields } = matchingFields.sources
  // Rest days go to the PER COL alone: a rate for them on another plan counts for nothing, and is shown where one is stored.
  const offered = (source: keyof typeof fields) =>
    source !== 'cet_transfer' || plan === 'percol' || (part.sources?.cet_transfer ?? 0) > 0
  return (
    <fieldset className="grid gap-3">
      <legend className="text-sm font-medium text-neutral-900">{text(label)}</legend>
      <p className="text-sm text-neutral-600">{text(help)}</p>
      <div className="grid items-end gap-3 sm:grid-cols-2">
        {keysOf(fields)
          .filter(offered)
          .map((source) => (
            <RateField
              key={source}
              name={`${name}.sources.${source}`}
              label={text(fields[source].label)}
              value={part.sources?.[source] ?? 0}
              onChange={(rate_bps) => onChange({ ...part, sources: { ...part.sources, [source]: rate_bps } })}
            />
          ))}
      </div>
    </fieldset>
  )
}

/** One rate for each fund of the plan; none, where the plan has no fund yet. */
function Funds({ name, part, funds, onChange }: PartProps) {
  const words = useWords(planWords)
  const { text } = useFormat()
  const { label, help } = matchingFields.funds
  const rateOf = (id: string) => part.funds?.find(({ fund_id }) => fund_id === id)?.rate_bps ?? 0
  const put = (id: string, rate_bps: number) => {
    const others = (part.funds ?? []).filter(({ fund_id }) => fund_id !== id)
    onChange({ ...part, funds: rate_bps > 0 ? [...others, { fund_id: id, rate_bps }] : others })
  }
  return (
    <fieldset className="grid gap-3">
      <legend className="text-sm font-medium text-neutral-900">{text(label)}</legend>
      <p className="text-sm text-neutral-600">{funds.length === 0 ? words.noFundToMatch : text(help)}</p>
      <div className="grid items-end gap-3 sm:grid-cols-2">
        {funds.map(({ id, name: label_ }) => (
          <RateField
            key={id}
            name={`${name}.funds.${id}`}
            label={label_}
            value={rateOf(id)}
            onChange={(rate_bps) => put(id, rate_bps)}
          />
        ))}
      </div>
    </fieldset>
  )
}

const inOneLine = 'flex flex-wrap items-end gap-3'

/** One rate from so many years on; the longest reached counts. */
function Seniority({ name, part, onChange }: PartProps) {
  const words = useWords(planWords)
  const { text } = useFormat()
  const { label, help } = matchingFields.seniority
  const steps = part.seniority ?? []
  const last = steps.at(-1) ?? { from_years: -5, rate_bps: 5000 }
  return (
    <RowsField
      legend={text(label)}
      help={text(help)}
      rows={steps}
      rowClassName={inOneLine}
      remove={(_, place) => words.removeStep(place + 1)}
      least={1}
      most={20}
      add={words.addStep}
      blank={() => ({ ...last, from_years: last.from_years + 5 })}
      onChange={(seniority) => onChange({ ...part, seniority })}
    >
      {(step, change, place) => (
        <>
          <NumberField
            className="min-w-0 flex-1 basis-36"
            name={`${name}.seniority.${place}.from_years`}
            label={words.fromYears(place + 1)}
            unit={words.years}
            min={0}
            max={60}
            value={step.from_years}
            onChange={(from_years) => change({ from_years })}
          />
          <RateField
            className="w-28"
            name={`${name}.seniority.${place}.rate_bps`}
            label={words.rateAfter(place + 1)}
            value={step.rate_bps}
            onChange={(rate_bps) => change({ rate_bps })}
          />
        </>
      )}
    </RowsField>
  )
}

/** Bands that climb; the last one has no end. */
function Bands({ name, part, onChange }: PartProps) {
  const words = useWords(planWords)
  const { text } = useFormat()
  const bands = part.bands ?? []
  return (
    <RowsField
      legend={text(matchingFields.bands.label)}
      rows={bands}
      rowClassName={inOneLine}
      remove={(_, place) => words.removeBand(place + 1)}
      least={1}
      add={words.addBand}
      blank={() => ({ up_to_cents: null, rate_bps: bands.at(-1)?.rate_bps ?? 5000 })}
      onChange={(next) =>
        onChange({ ...part, bands: next.length === bands.length ? next : endingOpen(next) })
      }
    >
      {(band, change, place) => (
        <>
          {place === bands.length - 1 ? (
            <p className="min-h-11 min-w-0 flex-1 basis-36 content-center text-neutral-700">
              {words.openShown}
            </p>
          ) : (
            <MoneyField
              className="min-w-0 flex-1 basis-36"
              name={`${name}.bands.${place}.up_to_cents`}
              label={words.upTo(place + 1)}
              value={band.up_to_cents}
              onChange={(up_to_cents) => change({ up_to_cents })}
            />
          )}
          <RateField
            className="w-28"
            name={`${name}.bands.${place}.rate_bps`}
            label={words.rateOf(place + 1)}
            value={band.rate_bps}
            onChange={(rate_bps) => change({ rate_bps })}
          />
        </>
      )}
    </RowsField>
  )
}

type Band = NonNullable<MatchingPart['bands']>[number]

/** The one that was last gets an end when another follows it; the last one loses its own. */
function endingOpen(bands: readonly Band[]): Band[] {
  const last = bands.length - 1
  return bands.map((band, place) => {
    if (place === last) return { ...band, up_to_cents: null }
    if (place < last - 1 || band.up_to_cents !== null) return band
    return { ...band, up_to_cents: (bands[place - 1]?.up_to_cents ?? 0) + 50_000 }
  })
}
