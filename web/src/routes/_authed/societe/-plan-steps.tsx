import type { ManagedStep } from '@moisson/core/company/managed-steps'
import { planFields } from '@moisson/core/company/plan-fields'
import { managedProfiles } from '@moisson/core/vocabulary'
import { NumberField } from '../../../form/number-field.tsx'
import { Button } from '../../../kit/button.tsx'
import { RowsField } from '../../../kit/rows-field.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { useWords } from '../../../words/catalogue.ts'
import { planWords } from './-plan-words.ts'

const { of, label, help, most } = planFields.managed_steps
const nearer = ({ years_before, ...parts }: ManagedStep): ManagedStep => ({
  years_before: Math.max(0, years_before - 1),
  ...parts,
})

/** How the profiles of a managed option lower the risk, one step under the other, the farthest from retirement first. */
export function PlanSteps(props: {
  steps: readonly ManagedStep[]
  error: string | undefined
  onChange: (steps: ManagedStep[]) => void
}) {
  const { steps, error, onChange } = props
  const words = useWords(planWords)
  const { text } = useFormat()
  /** The law's own figures come when somebody asks for them. */
  const startFromLeast = async () =>
    onChange((await import('@moisson/core/company/managed-steps')).leastSteps())
  return (
    <div className="grid gap-3">
      <RowsField
        legend={text(label)}
        help={text(help)}
        rows={steps}
        named={words.gridStep}
        rowClassName="grid grid-cols-3 items-end gap-3 sm:grid-cols-[minmax(8rem,1.2fr)_1fr_1fr_1fr_auto]"
        removeClassName="max-sm:col-start-3 max-sm:row-start-1 max-sm:justify-self-end"
        remove={(_, place) => words.removeStep(place + 1)}
        most={most}
        add={words.addStep}
        blank={() =>
          nearer(steps.at(-1) ?? { years_before: 21, prudent_bps: 0, balanced_bps: 0, dynamic_bps: 0 })
        }
        error={error}
        onChange={onChange}
      >
        {(step, change, place) => (
          <>
            <NumberField
              className="max-sm:col-span-2"
              name={`managed_steps.${place}.years_before`}
              label={text(of.fields.years_before.label)}
              unit={words.years}
              min={of.fields.years_before.min}
              max={of.fields.years_before.max}
              value={step.years_before}
              onChange={(years_before) => change({ years_before })}
            />
            {managedProfiles.map((profile) => (
              <NumberField
                key={profile}
                name={`managed_steps.${place}.${profile}_bps`}
                label={text(of.fields[`${profile}_bps`].label)}
                unit="%"
                scale={100}
                min={0}
                max={10_000}
                value={step[`${profile}_bps`]}
                onChange={(bps) => change({ [`${profile}_bps`]: bps })}
              />
            ))}
          </>
        )}
      </RowsField>
      {steps.length === 0 && (
        <Button size="small" className="justify-self-start" onClick={() => void startFromLeast()}>
          {words.leastGrid}
        </Button>
      )}
    </div>
  )
}
