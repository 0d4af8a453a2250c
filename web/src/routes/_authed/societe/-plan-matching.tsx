import { listFunds } from '@moisson/contract/fund'
import { matchingFields } from '@moisson/core/company/plan-fields'
import { keysOf } from '@moisson/core/record/field'
import { useLateRead } from '../../../api/read.ts'
import { FieldOf } from '../../../form/field-of.tsx'
import { SelectField } from '../../../kit/field.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { PartFields, RateField, type NamedFund } from './-matching-part-fields.tsx'
import { asPart, firstOf, Parts } from './-matching-parts.tsx'
import { noMatching, type Matching, type MatchingPart, type Plan, type PlanKind } from './-plan-values.ts'
import { Row } from './-section-form.tsx'

/** The matching clause of a plan: nothing, one clause, or several that add up in their order. */
export function PlanMatching(props: {
  kind: PlanKind
  value: Matching
  known: Plan['funds']
  fundIds: readonly string[]
  onChange: (next: Matching) => void
}) {
  const { value, onChange } = props
  const { text } = useFormat()
  const { kind } = value
  const funds = useFundsOf(props)
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
    else if (next === 'several') onChange({ ...rest, kind: next, parts: [asPart(value)] })
    else if (next === 'fixed') onChange({ ...rest, kind: next, cap_cents: cap_cents ?? 30_000, base: 'net' })
    else onChange({ ...rest, ...firstOf(next, funds), kind: next })
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
      {kind === 'fixed' ? (
        <Row>
          <FieldOf
            name="abondement.cap_cents"
            field={matchingFields.fixed_cents}
            value={value.cap_cents}
            onChange={(given) => change({ cap_cents: given as number | null })}
          />
        </Row>
      ) : kind === 'several' ? (
        <Parts
          plan={props.kind}
          parts={value.parts ?? []}
          funds={funds}
          onChange={(parts) => change({ parts })}
        />
      ) : (
        kind !== 'none' &&
        kind !== 'single' && (
          <PartFields
            name="abondement"
            plan={props.kind}
            part={asPart(value)}
            funds={funds}
            onChange={(next) => change(saidBy(next))}
          />
        )
      )}
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

/** What a clause says besides its kind. */
const saidBy = ({ rate_bps, bands, sources, seniority, funds }: MatchingPart): Partial<Matching> => ({
  rate_bps,
  bands,
  sources,
  seniority,
  funds,
})

/** The plan's funds with their names, in its order: those it had, and those just taken from the catalogue. */
function useFundsOf(props: {
  kind: PlanKind
  known: Plan['funds']
  fundIds: readonly string[]
}): NamedFund[] {
  const { kind, known, fundIds } = props
  const catalogue = useLateRead(listFunds, { query: { catalogue: 'true', plan: kind } })
  const funds = [...known, ...(catalogue.data?.items ?? [])]
  return fundIds.flatMap((id) => {
    const fund = funds.find((one) => one.id === id)
    return fund ? [{ id, name: fund.name }] : []
  })
}
