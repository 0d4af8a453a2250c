import { updateEnrolment } from '@moisson/contract/campaign'
import { addDays } from '@moisson/law/calendar'
import { endOfParisDay, parisDay } from '@moisson/law/paris-time'
import { useState } from 'react'
import { Button } from '../../../../kit/button.tsx'
import { DateField } from '../../../../kit/field.tsx'
import { showToast } from '../../../../kit/toast-store.ts'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { ActionFailure } from '../../../../campaign/action-failure.tsx'
import type { Campaign, Enrolment } from '../../../../campaign/campaign.ts'
import { useCampaignChange } from '../../../../campaign/use-campaign-change.ts'
import { peopleWords } from './people-words.ts'

/** One person's later deadline; nobody else's moves. */
export function ExtendDeadline(props: { campaign: Campaign; person: Enrolment; deadline: string }) {
  const { campaign, person, deadline } = props
  const { drawer: words } = useWords(peopleWords)
  const { mediumDay } = useFormat()
  const update = useCampaignChange(updateEnrolment)
  const current = parisDay(deadline)
  const [day, setDay] = useState('')
  async function extend() {
    const outcome = await update.send(
      { path: { id: campaign.id, bid: person.id }, body: { deadline_at: endOfParisDay(day) } },
      { version: person.version },
    )
    if (!outcome.ok) return
    setDay('')
    showToast({ kind: 'success', title: words.extended(mediumDay(day)) })
  }
  return (
    <form
      className="grid gap-3 rounded-xl border border-neutral-200 p-4"
      onSubmit={(event) => {
        event.preventDefault()
        void extend()
      }}
    >
      <div>
        <h3 className="font-semibold">{words.extend}</h3>
        <p className="text-sm text-neutral-600">{words.extendHelp}</p>
      </div>
      {update.error && <ActionFailure error={update.error} campaign={campaign} />}
      <div className="flex flex-wrap items-end gap-3">
        <DateField
          label={words.until}
          className="w-48"
          min={addDays(current, 1)}
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
        <Button type="submit" disabled={day <= current} running={update.running}>
          {words.extendNow}
        </Button>
      </div>
    </form>
  )
}
