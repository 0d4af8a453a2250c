import { MOST_MATCHING_BPS, matchingFields } from '@moisson/core/company/plan-fields'
import { keysOf } from '@moisson/core/record/field'
import { matchingPartKinds } from '@moisson/core/vocabulary'
import { ArrowDown, ArrowUp, Plus, Trash2, X } from 'lucide-react'
import { FieldOf } from '../../../form/field-of.tsx'
import { MoneyField } from '../../../form/money-field.tsx'
import { NumberField } from '../../../form/number-field.tsx'
import { Button } from '../../../kit/button.tsx'
import { SelectField } from '../../../kit/field.tsx'
import { IconButton } from '../../../kit/icon-button.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { useWords } from '../../../words/catalogue.ts'
import type { Matching, MatchingPart } from './-plan-values.ts'
import { planWords } from './-plan-words.ts'
import { Row } from './-section-form.tsx'

export interface NamedFund {
  id: string
  name: string
}

/** What a clause of a kind begins with. */
export function firstOf(kind: MatchingPart['kind'], funds: readonly NamedFund[]): MatchingPart {
  switch (kind) {
    case 'single':
      return { kind, rate_bps: 5000 }
    case 'bands':
      return {
        kind,
        bands: [
          { up_to_cents: 50_000, rate_bps: 10_000 },
          { up_to_cents: null, rate_bps: 5000 },
        ],
      }
    case 'fixed':
      return { kind, fixed_cents: 30_000 }
    case 'sources':
      return { kind, sources: { interessement: 5000 } }
    case 'seniority':
      return {
        kind,
        seniority: [
          { from_years: 0, rate_bps: 2500 },
          { from_years: 5, rate_bps: 5000 },
        ],
      }
    case 'funds':
      return { kind, funds: funds.slice(0, 1).map(({ id }) => ({ fund_id: id, rate_bps: 5000 })) }
  }
}

/** A matching of one clause as the first of several. */
export function asPart({
  kind,
  cap_cents,
  parts,
  base: _base,
  leavers: _leavers,
  ...said
}: Matching): MatchingPart {
  if (kind === 'none' || kind === 'several') return parts?.[0] ?? { kind: 'single', rate_bps: 5000 }
  if (kind === 'fixed') return { kind, fixed_cents: cap_cents ?? 30_000 }
  return { ...said, kind }
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

/** The clauses of a plan in the order in which they are said and added up. */
export function Parts(props: {
  parts: readonly MatchingPart[]
  funds: readonly NamedFund[]
  onChange: (next: MatchingPart[]) => void
}) {
  const { parts, funds, onChange } = props
  const words = useWords(planWords)
  const { text } = useFormat()
  const put = (place: number, part: MatchingPart) => onChange(parts.toSpliced(place, 1, part))
  const moved = (from: number, to: number) => {
    const part = parts[from]
    if (part) onChange(parts.toSpliced(from, 1).toSpliced(to, 0, part))
  }
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-sm font-medium text-neutral-900">{words.clauses}</legend>
      <p className="text-sm text-pretty text-neutral-600">{words.clausesHelp}</p>
      <ol className="grid gap-3">
        {parts.map((part, place) => (
          <li key={place} className="grid gap-3 rounded-xl border border-neutral-200 p-3">
            <div className="flex flex-wrap items-end gap-3">
              <SelectField
                className="min-w-0 flex-1 basis-48"
                name={`abondement.parts.${place}.kind`}
                label={words.clause(place + 1)}
                value={part.kind}
                options={matchingPartKinds.map((kind) => ({
                  value: kind,
                  label: text(matchingFields.kind.names[kind]),
                }))}
                onChange={(event) => put(place, firstOf(event.target.value as MatchingPart['kind'], funds))}
              />
              <span className="flex">
                <IconButton
                  icon={ArrowUp}
                  label={words.clauseUp(place + 1)}
                  disabled={place === 0}
                  onClick={() => moved(place, place - 1)}
                />
                <IconButton
                  icon={ArrowDown}
                  label={words.clauseDown(place + 1)}
                  disabled={place === parts.length - 1}
                  onClick={() => moved(place, place + 1)}
                />
                <IconButton
                  icon={X}
                  label={words.removeClause(place + 1)}
                  disabled={parts.length === 1}
                  onClick={() => onChange(parts.toSpliced(place, 1))}
                />
              </span>
            </div>
            <PartFields
              key={part.kind}
              name={`abondement.parts.${place}`}
              part={part}
              funds={funds}
              onChange={(next) => put(place, next)}
            />
          </li>
        ))}
      </ol>
      <Button
        size="small"
        icon={Plus}
        className="justify-self-start"
        disabled={parts.length >= 10}
        onClick={() => onChange([...parts, firstOf('single', funds)])}
      >
        {words.addClause}
      </Button>
    </fieldset>
  )
}

interface PartProps {
  name: string
  part: MatchingPart
  funds: readonly NamedFund[]
  onChange: (next: MatchingPart) => void
}

/** What one clause says, by its kind. */
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
function Sources({ name, part, onChange }: PartProps) {
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

/** One rate from so many years on; the longest reached counts. */
function Seniority({ name, part, onChange }: PartProps) {
  const words = useWords(planWords)
  const { text } = useFormat()
  const { label, help } = matchingFields.seniority
  const steps = part.seniority ?? []
  const put = (place: number, changes: Partial<(typeof steps)[number]>) =>
    onChange({ ...part, seniority: steps.map((step, at) => (at === place ? { ...step, ...changes } : step)) })
  return (
    <fieldset className="grid gap-3">
      <legend className="text-sm font-medium text-neutral-900">{text(label)}</legend>
      <p className="text-sm text-neutral-600">{text(help)}</p>
      <ol className="grid gap-3">
        {steps.map((step, place) => (
          <li key={place} className="flex flex-wrap items-end gap-3">
            <NumberField
              className="min-w-0 flex-1 basis-36"
              name={`${name}.seniority.${place}.from_years`}
              label={words.fromYears(place + 1)}
              unit={words.years}
              min={0}
              max={60}
              value={step.from_years}
              onChange={(from_years) => put(place, { from_years })}
            />
            <RateField
              className="w-28"
              name={`${name}.seniority.${place}.rate_bps`}
              label={words.rateAfter(place + 1)}
              value={step.rate_bps}
              onChange={(rate_bps) => put(place, { rate_bps })}
            />
            <IconButton
              icon={Trash2}
              label={words.removeStep(place + 1)}
              disabled={steps.length === 1}
              onClick={() => onChange({ ...part, seniority: steps.toSpliced(place, 1) })}
            />
          </li>
        ))}
      </ol>
      <Button
        size="small"
        icon={Plus}
        className="justify-self-start"
        disabled={steps.length >= 20}
        onClick={() => {
          const last = steps.at(-1) ?? { from_years: -5, rate_bps: 5000 }
          onChange({ ...part, seniority: [...steps, { ...last, from_years: last.from_years + 5 }] })
        }}
      >
        {words.addStep}
      </Button>
    </fieldset>
  )
}

type Band = NonNullable<MatchingPart['bands']>[number]

/** Bands that climb; the last one has no end. */
function Bands({ name, part, onChange }: PartProps) {
  const words = useWords(planWords)
  const { text } = useFormat()
  const bands = part.bands ?? []
  const write = (next: Band[]) => onChange({ ...part, bands: next })
  const put = (place: number, changes: Partial<Band>) =>
    write(bands.map((band, at) => (at === place ? { ...band, ...changes } : band)))
  function add() {
    const last = bands.at(-1)
    const before = bands.at(-2)?.up_to_cents ?? 0
    const closed = bands.map((band) => (band === last ? { ...band, up_to_cents: before + 50_000 } : band))
    write([...closed, { up_to_cents: null, rate_bps: last?.rate_bps ?? 5000 }])
  }
  function remove(place: number) {
    const left = bands.filter((_, at) => at !== place)
    write(left.map((band, at) => (at === left.length - 1 ? { ...band, up_to_cents: null } : band)))
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
                  name={`${name}.bands.${place}.up_to_cents`}
                  label={words.upTo(place + 1)}
                  value={band.up_to_cents}
                  onChange={(up_to_cents) => put(place, { up_to_cents })}
                />
              )}
              <RateField
                className="w-28"
                name={`${name}.bands.${place}.rate_bps`}
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
