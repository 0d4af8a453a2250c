import type { ReactNode } from 'react'
import { ActionFailure } from '../../../../campaign/action-failure.tsx'
import type { Campaign } from '../../../../campaign/campaign.ts'
import { Form } from '../../../../form/form.tsx'
import type { FormState } from '../../../../form/use-form.tsx'
import { Button } from '../../../../kit/button.tsx'
import { TextArea } from '../../../../kit/field.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { correctAmountWords } from './correct-amount-words.ts'

/** A correction of one person after the launch, folded until it is asked for: what changes, and a reason they read. */
export function CorrectionForm(props: {
  form: Pick<FormState<object>, 'sends' | 'refusal'>
  reason: ReturnType<FormState<{ correction_reason: string }>['text']>
  campaign: Campaign
  title: string
  help: string
  /** The fields that the correction is about. */
  children: ReactNode
  /** What follows from it, before the button. */
  told: ReactNode
  /** Nobody is written to: the reason is kept, not sent. */
  quiet?: boolean
  changed: boolean
  running: boolean
}) {
  const { form, reason, campaign, changed } = props
  const words = useWords(correctAmountWords)
  return (
    <details className="rounded-xl border border-neutral-200">
      <summary className="flex min-h-11 items-center px-4 font-medium text-neutral-800 marker:content-none hover:bg-neutral-50">
        {props.title}
      </summary>
      <Form
        {...form.sends}
        failure={form.refusal && <ActionFailure error={form.refusal} campaign={campaign} />}
        className="grid gap-4 border-t border-neutral-200 p-4"
      >
        <p className="text-sm text-pretty text-neutral-600">{props.help}</p>
        {props.children}
        <TextArea
          label={words.correctReason}
          help={props.quiet ? words.quiet.reason : words.correctReasonHelp}
          rows={2}
          maxLength={500}
          {...reason}
        />
        <p className="text-sm text-pretty text-neutral-600">{props.told}</p>
        <Button
          type="submit"
          className="justify-self-start"
          disabled={!changed || reason.value.trim() === ''}
          running={props.running}
        >
          {props.quiet ? words.quiet.now : words.correctNow}
        </Button>
      </Form>
    </details>
  )
}
