import { updateEnrolment } from '@moisson/contract/campaign'
import { addDays } from '@moisson/law/calendar'
import { endOfParisDay, parisDay } from '@moisson/law/paris-time'
import { ActionFailure } from '../../../../campaign/action-failure.tsx'
import type { Campaign, Enrolment } from '../../../../campaign/campaign.ts'
import { useCampaignChange } from '../../../../campaign/use-campaign-change.ts'
import { Form } from '../../../../form/form.tsx'
import { useForm } from '../../../../form/use-form.tsx'
import { Button } from '../../../../kit/button.tsx'
import { DateField } from '../../../../kit/field.tsx'
import { showToast } from '../../../../kit/toast-store.ts'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { peopleWords } from './people-words.ts'

/** One person's later deadline; nobody else's moves. */
export function ExtendDeadline(props: { campaign: Campaign; person: Enrolment; deadline: string }) {
  const { campaign, person, deadline } = props
  const { drawer: words } = useWords(peopleWords)
  const { mediumDay } = useFormat()
  const change = useCampaignChange(updateEnrolment)
  const current = parisDay(deadline)
  const form = useForm(
    { deadline_at: '' },
    {
      change,
      send: ({ deadline_at: day }) =>
        change.send(
          { path: { id: campaign.id, bid: person.id }, body: { deadline_at: endOfParisDay(day) } },
          { version: person.version },
        ),
      done: (_, { deadline_at }) =>
        void showToast({ kind: 'success', title: words.extended(mediumDay(deadline_at)) }),
    },
  )
  return (
    <Form
      {...form.sends}
      failure={form.refusal && <ActionFailure error={form.refusal} campaign={campaign} />}
      className="grid gap-3 rounded-xl border border-neutral-200 p-4"
    >
      <div>
        <h3 className="font-semibold">{words.extend}</h3>
        <p className="text-sm text-neutral-600">{words.extendHelp}</p>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <DateField
          label={words.until}
          className="w-48"
          min={addDays(current, 1)}
          {...form.text('deadline_at')}
        />
        <Button type="submit" disabled={form.values.deadline_at <= current} running={change.running}>
          {words.extendNow}
        </Button>
      </div>
    </Form>
  )
}
