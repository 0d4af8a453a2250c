import { updateEnrolment } from '@moisson/contract/campaign'
import { useState } from 'react'
import { Form } from '../../../../form/form.tsx'
import { MoneyField } from '../../../../form/money-field.tsx'
import { NumberField } from '../../../../form/number-field.tsx'
import { Button } from '../../../../kit/button.tsx'
import { TextArea } from '../../../../kit/field.tsx'
import { showToast } from '../../../../kit/toast-store.ts'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { ActionFailure } from '../../../../campaign/action-failure.tsx'
import type { Campaign, Enrolment } from '../../../../campaign/campaign.ts'
import { useCampaignChange } from '../../../../campaign/use-campaign-change.ts'
import { correctAmountWords } from './correct-amount-words.ts'
import { peopleWords } from './people-words.ts'

/** Once launched: pay or presence that were wrong, with a reason the person reads. */
export default function CorrectAmount({ campaign, person }: { campaign: Campaign; person: Enrolment }) {
  const words = useWords(correctAmountWords)
  const { drawer } = useWords(peopleWords)
  const { money } = useFormat()
  const update = useCampaignChange(updateEnrolment)
  const [salary, setSalary] = useState(person.reference_salary_cents)
  const [presence, setPresence] = useState(person.presence_days)
  const [reason, setReason] = useState('')
  const changed = salary !== person.reference_salary_cents || presence !== person.presence_days
  const ready = changed && reason.trim() !== ''
  const errors = update.error?.fieldErrors ?? {}

  async function correct() {
    const outcome = await update.send(
      {
        path: { id: campaign.id, bid: person.id },
        body: { reference_salary_cents: salary, presence_days: presence, correction_reason: reason.trim() },
      },
      { version: person.version },
    )
    if (!outcome.ok) return
    setReason('')
    const { gross_cents } = outcome.value
    const title = gross_cents === person.gross_cents ? words.sameAmount : words.corrected(money(gross_cents))
    showToast({ kind: 'success', title })
  }
  return (
    <details className="rounded-xl border border-neutral-200">
      <summary className="flex min-h-11 items-center px-4 font-medium text-neutral-800 marker:content-none hover:bg-neutral-50">
        {words.correct}
      </summary>
      <Form
        className="grid gap-4 border-t border-neutral-200 p-4"
        error={update.error}
        onSubmit={() => ready && void correct()}
      >
        {update.error && Object.keys(errors).length === 0 && (
          <ActionFailure error={update.error} campaign={campaign} />
        )}
        <p className="text-sm text-pretty text-neutral-600">{words.correctHelp}</p>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <MoneyField
            label={drawer.salary}
            min={0}
            value={salary}
            onChange={setSalary}
            error={errors['reference_salary_cents']}
          />
          <NumberField
            nullable
            decimals
            label={drawer.presence}
            min={0}
            max={366}
            value={presence}
            onChange={setPresence}
            error={errors['presence_days']}
          />
        </div>
        <TextArea
          label={words.correctReason}
          help={words.correctReasonHelp}
          rows={2}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={errors['correction_reason']}
        />
        <p className="text-sm text-pretty text-neutral-600">
          {words.correctAgain}{' '}
          {(campaign.state === 'closed' || campaign.state === 'correction') && words.correctReopens}
        </p>
        <Button type="submit" className="justify-self-start" disabled={!ready} running={update.running}>
          {words.correctNow}
        </Button>
      </Form>
    </details>
  )
}
