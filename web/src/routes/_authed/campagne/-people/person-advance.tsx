import { updateEnrolment } from '@moisson/contract/campaign'
import { ActionFailure } from '../../../../campaign/action-failure.tsx'
import type { Campaign, Enrolment } from '../../../../campaign/campaign.ts'
import { useCampaignChange } from '../../../../campaign/use-campaign-change.ts'
import { Form } from '../../../../form/form.tsx'
import { MoneyField } from '../../../../form/money-field.tsx'
import { useForm } from '../../../../form/use-form.tsx'
import { Button } from '../../../../kit/button.tsx'
import { showToast } from '../../../../kit/toast-store.ts'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { advanceWords } from './advance-words.ts'

/** In a draft: what the person already received of the bonus. */
export default function PersonAdvance({ campaign, person }: { campaign: Campaign; person: Enrolment }) {
  const words = useWords(advanceWords)
  const { money } = useFormat()
  const change = useCampaignChange(updateEnrolment)
  const form = useForm(
    { advance_gross_cents: person.advance_gross_cents as number | null },
    {
      change,
      version: person.version,
      send: ({ advance_gross_cents }, _button, version = person.version) =>
        change.send(
          {
            path: { id: campaign.id, bid: person.id },
            body: { advance_gross_cents: advance_gross_cents ?? 0 },
          },
          { version },
        ),
      done: () => void showToast({ kind: 'success', title: words.saved }),
    },
  )
  const { advance_net_cents: net, to_return_cents: back } = person
  return (
    <Form
      {...form.sends}
      failure={form.refusal && <ActionFailure error={form.refusal} campaign={campaign} />}
      className="grid gap-4"
    >
      <div>
        <h3 className="font-semibold">{words.title}</h3>
        <p className="text-sm text-pretty text-neutral-600">{words.help}</p>
      </div>
      <MoneyField
        label={words.amount}
        min={0}
        className="max-w-xs"
        {...(net > 0 && !form.changed && { help: words.received(money(net)) })}
        {...form.value('advance_gross_cents')}
      />
      {back > 0 && (
        <p className="text-sm font-medium text-pretty text-amber-950">{words.back(money(back))}</p>
      )}
      <Button type="submit" className="justify-self-start" disabled={!form.changed} running={change.running}>
        {words.save}
      </Button>
    </Form>
  )
}
