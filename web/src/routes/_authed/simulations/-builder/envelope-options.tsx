import { Checkbox } from '../../../../kit/checkbox.tsx'
import { TextField } from '../../../../kit/field.tsx'
import { MoneyField } from '../../../../form/money-field.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { NumberField } from '../../../../form/number-field.tsx'
import { MoneyInput, Pair, PercentInput } from './plain-fields.tsx'
import type { Form } from './use-builder.ts'
import { builderWords } from './builder-words.ts'

/** The agreement's own caps, a condition on another figure, and how far each scenario goes. */
export function EnvelopeOptions({ form }: { form: Form<'interessement_envelope'> }) {
  const words = useWords(builderWords)
  const { trigger = null, scenarios = [] } = form.values
  return (
    <>
      <Pair>
        <PercentInput form={form} name="cap_bps_of_payroll" optional />
        <MoneyInput form={form} name="cap_cents" optional />
      </Pair>
      <Checkbox
        label={words.trigger.on}
        checked={trigger !== null}
        onChange={(event) =>
          form.set(
            'trigger',
            event.target.checked ? { label: words.trigger.label, actual_cents: 0, above_cents: 0 } : null,
          )
        }
      />
      {trigger && (
        <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-3">
          <TextField
            label={words.trigger.label}
            value={trigger.label}
            maxLength={80}
            error={form.errorOf('trigger.label')}
            onChange={(event) => form.set('trigger', { ...trigger, label: event.target.value })}
          />
          <MoneyField
            label={words.trigger.actual}
            value={trigger.actual_cents}
            onChange={(cents) => form.set('trigger', { ...trigger, actual_cents: cents ?? 0 })}
          />
          <MoneyField
            label={words.trigger.above}
            value={trigger.above_cents}
            onChange={(cents) => form.set('trigger', { ...trigger, above_cents: cents ?? 0 })}
          />
        </div>
      )}
      <fieldset>
        <legend className="mb-2 text-sm font-medium text-neutral-900">{words.fields.scenarios}</legend>
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-3">
          {scenarios.map((scenario, place) => (
            <NumberField
              nullable
              key={place}
              label={words.scenario.of(scenario.label)}
              unit="%"
              scale={100}
              min={-10_000}
              max={100_000}
              value={scenario.change_bps}
              onChange={(change) =>
                form.set(
                  'scenarios',
                  scenarios.map((one, at) => (at === place ? { ...one, change_bps: change ?? 0 } : one)),
                )
              }
            />
          ))}
        </div>
      </fieldset>
    </>
  )
}
