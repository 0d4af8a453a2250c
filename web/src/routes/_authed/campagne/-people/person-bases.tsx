import { updateEnrolment } from '@moisson/contract/campaign'
import { useState } from 'react'
import { Form } from '../../../../form/form.tsx'
import { MoneyField } from '../../../../form/money-field.tsx'
import { NumberField } from '../../../../form/number-field.tsx'
import { Button } from '../../../../kit/button.tsx'
import { TextArea } from '../../../../kit/field.tsx'
import { showToast } from '../../../../kit/toast-store.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { ActionFailure } from '../../../../campaign/action-failure.tsx'
import type { Campaign, Enrolment } from '../../../../campaign/campaign.ts'
import { useCampaignChange } from '../../../../campaign/use-campaign-change.ts'
import { peopleWords } from './people-words.ts'

/** In a draft: the bases corrected for this campaign, or the person left out with a reason. */
export function PersonBases({ campaign, person }: { campaign: Campaign; person: Enrolment }) {
  const { drawer: words } = useWords(peopleWords)
  const update = useCampaignChange(updateEnrolment)
  const [salary, setSalary] = useState(person.reference_salary_cents)
  const [presence, setPresence] = useState(person.presence_days)
  const [reason, setReason] = useState('')
  const excluded = person.engagement_state === 'excluded'
  const changed = salary !== person.reference_salary_cents || presence !== person.presence_days

  async function send(body: Parameters<typeof update.send>[0]['body'], done: string) {
    const outcome = await update.send(
      { path: { id: campaign.id, bid: person.id }, body },
      { version: person.version },
    )
    if (outcome.ok) {
      setReason('')
      showToast({ kind: 'success', title: done })
    }
  }
  const errors = update.error?.fieldErrors ?? {}
  return (
    <>
      {update.error && Object.keys(errors).length === 0 && (
        <ActionFailure error={update.error} campaign={campaign} />
      )}
      {!excluded && (
        <Form
          className="grid gap-4"
          error={update.error}
          onSubmit={() =>
            changed &&
            void send({ reference_salary_cents: salary, presence_days: presence }, words.basesSaved)
          }
        >
          <div>
            <h3 className="font-semibold">{words.bases}</h3>
            <p className="text-sm text-neutral-600">{words.basesHelp}</p>
          </div>
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
            <MoneyField
              label={words.salary}
              value={salary}
              onChange={setSalary}
              error={errors['reference_salary_cents']}
            />
            <NumberField
              nullable
              decimals
              label={words.presence}
              min={0}
              max={366}
              value={presence}
              onChange={setPresence}
              error={errors['presence_days']}
            />
          </div>
          <Button type="submit" className="justify-self-start" disabled={!changed} running={update.running}>
            {words.saveBases}
          </Button>
        </Form>
      )}
      {excluded ? (
        <Button
          className="justify-self-start"
          running={update.running}
          onClick={() => void send({ excluded: false }, words.included)}
        >
          {words.include}
        </Button>
      ) : (
        <details className="rounded-xl border border-neutral-200">
          <summary className="flex min-h-11 items-center px-4 font-medium text-neutral-800 marker:content-none hover:bg-neutral-50">
            {words.exclude}
          </summary>
          <Form
            className="grid gap-4 border-t border-neutral-200 p-4"
            onSubmit={() => void send({ excluded: true, exclusion_reason: reason.trim() }, words.excluded)}
          >
            <TextArea
              label={words.reason}
              help={words.excludeHelp}
              rows={2}
              maxLength={500}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              error={errors['exclusion_reason']}
            />
            <Button
              type="submit"
              look="danger"
              className="justify-self-start"
              disabled={reason.trim() === ''}
              running={update.running}
            >
              {words.excludeNow}
            </Button>
          </Form>
        </details>
      )}
    </>
  )
}
