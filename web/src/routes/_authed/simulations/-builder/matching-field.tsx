import type { AbondementRule } from '@moisson/law/abondement-rule'
import { Checkbox } from '../../../../kit/checkbox.tsx'
import { MoneyField } from '../../../../form/money-field.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { NumberField } from '../../../../form/number-field.tsx'
import { Pair } from './plain-fields.tsx'
import { builderWords } from './builder-words.ts'

const start: AbondementRule = { rate_bps: 5_000, plan_cap_cents: null }

/** One rate and a ceiling; a rule by tiers that comes from the plan keeps its tiers. */
export function MatchingField(props: {
  plan: string
  value: AbondementRule | null
  /** Without a rule there is nothing to compute. */
  always?: boolean
  help?: string
  error?: string
  onChange: (value: AbondementRule | null) => void
}) {
  const { plan, value, always, help, error, onChange } = props
  const words = useWords(builderWords)
  const rule = value ?? (always ? { rate_bps: undefined } : null)
  return (
    <fieldset className="grid grid-cols-1 gap-3 rounded-xl border border-neutral-200 p-4">
      <legend className="sr-only">{words.matching.on(plan)}</legend>
      {!always && (
        <Checkbox
          label={words.matching.on(plan)}
          help={help}
          checked={value !== null}
          onChange={(event) => onChange(event.target.checked ? start : null)}
        />
      )}
      {rule && (
        <Pair>
          {rule.tiers === undefined && (
            <NumberField
              nullable
              label={words.matching.rate}
              help={always ? help : undefined}
              unit="%"
              scale={100}
              min={0}
              max={1_000_000}
              value={rule.rate_bps ?? null}
              error={error}
              onChange={(rate_bps) => onChange({ ...rule, rate_bps: rate_bps ?? 0 })}
            />
          )}
          <MoneyField
            label={words.matching.cap}
            optional
            min={0}
            value={rule.plan_cap_cents ?? null}
            onChange={(plan_cap_cents) => onChange({ ...rule, plan_cap_cents })}
          />
        </Pair>
      )}
    </fieldset>
  )
}
