import { savePlan } from '@moisson/contract/company'
import { useChange } from '../../../api/change.ts'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { useForm } from '../../../form/use-form.tsx'
import { sayAndClose } from '../../../form/say-and-close.ts'
import { DateField } from '../../../kit/field.tsx'
import { useCompany } from '../../../session/account.ts'
import { useWords } from '../../../words/catalogue.ts'
import { firstDayOf, type Plan } from './-plan-values.ts'
import { planWords } from './-plan-words.ts'

/** The day on which a plan began, entered wrong: it moves until a launched campaign has taken its first version over. */
export default function PlanFirstDay({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const words = useWords(planWords)
  const company = useCompany()
  const change = useChange(savePlan)
  const form = useForm(
    { begins_on: firstDayOf(plan) },
    {
      change,
      check: ({ begins_on }) => ({ begins_on: begins_on === '' && words.dayMissing }),
      send: ({ begins_on }) =>
        change.send(
          { path: { id: company.id, kind: plan.kind }, body: { begins_on } },
          { version: plan.version },
        ),
      done: () => sayAndClose(words.saved, onClose),
    },
  )
  return (
    <FormDialog
      {...form.sends}
      title={words.firstDayTitle}
      description={words.firstDayWhat}
      submit={words.save}
      onClose={onClose}
    >
      <DateField label={words.firstDay} {...form.text('begins_on')} />
    </FormDialog>
  )
}
