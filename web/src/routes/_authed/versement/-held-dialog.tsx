import { recordHeldSum } from '@moisson/contract/held-sum'
import { mayDeposit, type HeldOutcome } from '@moisson/core/payment/held-sum'
import { useChange } from '../../../api/change.ts'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { useForm } from '../../../form/use-form.tsx'
import { sayAndClose } from '../../../form/say-and-close.ts'
import { DateField, TextArea, TextField } from '../../../kit/field.tsx'
import { RadioCards } from '../../../kit/radio-cards.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { useCompany } from '../../../session/account.ts'
import { useWords } from '../../../words/catalogue.ts'
import { Failure } from './-failure.tsx'
import type { HeldSum } from './-held-sum.ts'
import { heldWords } from './-held-words.ts'

interface Values {
  outcome: HeldOutcome
  done_on: string
  reference: string
  note: string
}

/** What becomes of a held sum: its owner was paid, the Caisse des dépôts has it, or it is still held and what was tried. */
export default function HeldDialog(props: { sum: HeldSum; today: string; onClose: () => void }) {
  const { sum, today, onClose } = props
  const { dialog: words } = useWords(heldWords)
  const { money, mediumDay } = useFormat()
  const company = useCompany()
  const record = useChange(recordHeldSum)
  const start: Values = {
    outcome: sum.outcome === 'kept' && mayDeposit(sum.held_until, today) ? 'deposited' : sum.outcome,
    done_on: sum.done_on ?? today,
    reference: sum.reference ?? '',
    note: sum.note ?? '',
  }
  const form = useForm(start, {
    change: record,
    fieldOf: {
      payment_day_out_of_range: 'done_on',
      held_sum_kept_until: 'done_on',
      held_sum_reference_missing: 'reference',
    },
    send({ outcome, done_on, reference, note }) {
      return record.send(
        {
          path: { id: company.id, eid: sum.id },
          body: { outcome, note, ...(outcome === 'kept' ? {} : { done_on, reference }) },
        },
        { version: sum.version },
      )
    },
    done: () => sayAndClose(words.saved, onClose),
  })
  const { outcome, done_on } = form.values
  const deposit =
    sum.held_until === null
      ? words.depositedNever
      : mayDeposit(sum.held_until, today)
        ? words.depositedNow
        : words.depositedFrom(mediumDay(sum.held_until))
  return (
    <FormDialog
      {...form.sends}
      failure={
        form.refusal && (
          <Failure error={form.refusal} said={form.refusal.status === 412 ? words.changed : undefined} />
        )
      }
      title={words.title(`${sum.first_name} ${sum.last_name}`)}
      description={words.body(money(sum.held_cents), sum.campaign_name)}
      submit={words.save}
      disabled={outcome !== 'kept' && done_on === ''}
      onClose={onClose}
    >
      <RadioCards<HeldOutcome>
        legend={words.status}
        columns={3}
        {...form.value('outcome')}
        options={[
          { value: 'kept', title: words.kept, body: words.keptBody },
          { value: 'paid', title: words.paid, body: words.paidBody },
          {
            value: 'deposited',
            title: words.deposited,
            body: deposit,
            disabled: !mayDeposit(sum.held_until, today),
          },
        ]}
      />
      {outcome !== 'kept' && (
        <>
          <DateField
            className="max-w-xs"
            label={outcome === 'paid' ? words.paidOn : words.depositedOn}
            min={sum.held_since}
            max={today}
            {...form.text('done_on')}
          />
          <TextField
            label={words.reference}
            help={outcome === 'deposited' ? words.referenceHelp : undefined}
            optional={outcome === 'paid'}
            maxLength={140}
            {...form.text('reference')}
          />
          {outcome === 'paid' && Boolean(sum.taxable_cents) && (
            <p className="text-sm text-pretty">{words.taxed(money(sum.taxable_cents ?? 0))}</p>
          )}
          <p className="text-sm text-pretty text-neutral-600">{words.tells}</p>
        </>
      )}
      <TextArea label={words.note} optional rows={3} maxLength={1000} {...form.text('note')} />
    </FormDialog>
  )
}
