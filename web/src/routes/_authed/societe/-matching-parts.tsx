import { matchingFields } from '@moisson/core/company/plan-fields'
import { matchingPartKinds } from '@moisson/core/vocabulary'
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { Button } from '../../../kit/button.tsx'
import { SelectField } from '../../../kit/field.tsx'
import { IconButton } from '../../../kit/icon-button.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { useWords } from '../../../words/catalogue.ts'
import { PartFields, type NamedFund } from './-matching-part-fields.tsx'
import type { Matching, MatchingPart, PlanKind } from './-plan-values.ts'
import { planWords } from './-plan-words.ts'

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

/** The clauses of a plan in the order in which they are said and added up. */
export function Parts(props: {
  plan: PlanKind
  parts: readonly MatchingPart[]
  funds: readonly NamedFund[]
  onChange: (next: MatchingPart[]) => void
}) {
  const { plan, parts, funds, onChange } = props
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
              plan={plan}
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
