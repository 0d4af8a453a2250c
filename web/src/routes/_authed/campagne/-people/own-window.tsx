import { openLaterWindow } from '@moisson/contract/later-window'
import { useState } from 'react'
import { Button } from '../../../../kit/button.tsx'
import { DateField } from '../../../../kit/field.tsx'
import { showToast } from '../../../../kit/toast-store.ts'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { ActionFailure } from '../../../../campaign/action-failure.tsx'
import { useToday } from '../../../../clock/business-now.ts'
import type { Campaign, Enrolment } from '../../../../campaign/campaign.ts'
import { useCampaignChange } from '../../../../campaign/use-campaign-change.ts'
import { ownWindowWords } from './own-window-words.ts'

/** Somebody never informed gets a window of their own: by a notice to the address of today, or from a paper given. */
export default function OwnWindow({ campaign, person }: { campaign: Campaign; person: Enrolment }) {
  const words = useWords(ownWindowWords)
  const { longInstant } = useFormat()
  const open = useCampaignChange(openLaterWindow)
  const today = useToday()
  const [day, setDay] = useState('')
  async function send(handed_over_on: string | null) {
    const outcome = await open.send({ path: { id: campaign.id, bid: person.id }, body: { handed_over_on } })
    if (!outcome.ok) return
    const { sent_to, deadline_at } = outcome.value
    showToast({
      kind: 'success',
      title: words.opened(longInstant(deadline_at)),
      ...(sent_to ? { body: words.sentTo(sent_to) } : {}),
    })
  }
  return (
    <form
      className="grid gap-3 rounded-xl border border-neutral-200 p-4"
      onSubmit={(event) => {
        event.preventDefault()
        void send(day)
      }}
    >
      <div>
        <h3 className="font-semibold">{words.title}</h3>
        <p className="text-sm text-neutral-600">{words.help(campaign.response_days)}</p>
      </div>
      {open.error && <ActionFailure error={open.error} campaign={campaign} />}
      <div>
        <Button running={open.running} onClick={() => void send(null)}>
          {words.byMail}
        </Button>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <DateField
          label={words.handedOver}
          className="w-48"
          max={today}
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
        <Button type="submit" disabled={day === ''} running={open.running}>
          {words.byHand}
        </Button>
      </div>
    </form>
  )
}
