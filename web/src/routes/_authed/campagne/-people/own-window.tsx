import { openLaterWindow } from '@moisson/contract/later-window'
import { ActionFailure } from '../../../../campaign/action-failure.tsx'
import type { Campaign, Enrolment } from '../../../../campaign/campaign.ts'
import { useCampaignChange } from '../../../../campaign/use-campaign-change.ts'
import { useToday } from '../../../../clock/business-now.ts'
import { Form } from '../../../../form/form.tsx'
import { useForm } from '../../../../form/use-form.tsx'
import { Button } from '../../../../kit/button.tsx'
import { DateField } from '../../../../kit/field.tsx'
import { showToast } from '../../../../kit/toast-store.ts'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { ownWindowWords } from './own-window-words.ts'

/** Somebody never informed gets a window of their own: by a notice to the address of today, or from a paper given. */
export default function OwnWindow({ campaign, person }: { campaign: Campaign; person: Enrolment }) {
  const words = useWords(ownWindowWords)
  const { longInstant } = useFormat()
  const change = useCampaignChange(openLaterWindow)
  const today = useToday()
  const open = (handed_over_on: string | null) =>
    change.send({ path: { id: campaign.id, bid: person.id }, body: { handed_over_on } })
  function opened({ deadline_at, sent_to }: { deadline_at: string; sent_to: string | null }) {
    showToast({
      kind: 'success',
      title: words.opened(longInstant(deadline_at)),
      ...(sent_to ? { body: words.sentTo(sent_to) } : {}),
    })
  }
  const form = useForm(
    { handed_over_on: '' },
    { change, send: ({ handed_over_on }) => open(handed_over_on), done: opened },
  )
  async function byMail() {
    const outcome = await open(null)
    if (outcome.ok) opened(outcome.value)
  }
  return (
    <Form
      {...form.sends}
      failure={form.refusal && <ActionFailure error={form.refusal} campaign={campaign} />}
      className="grid gap-3 rounded-xl border border-neutral-200 p-4"
    >
      <div>
        <h3 className="font-semibold">{words.title}</h3>
        <p className="text-sm text-neutral-600">{words.help(campaign.response_days)}</p>
      </div>
      <div>
        <Button makes={change} running={change.running} onClick={() => void byMail()}>
          {words.byMail}
        </Button>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <DateField label={words.handedOver} className="w-48" max={today} {...form.text('handed_over_on')} />
        <Button type="submit" disabled={form.values.handed_over_on === ''} running={change.running}>
          {words.byHand}
        </Button>
      </div>
    </Form>
  )
}
