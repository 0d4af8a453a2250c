import { skipStep, submitStep } from '@moisson/contract/process'
import { Check, Send } from 'lucide-react'
import { useState } from 'react'
import type { ApiError } from '../../../../api/api-error.ts'
import { useChange } from '../../../../api/change.ts'
import { Form } from '../../../../form/form.tsx'
import { stopAtUnread } from '../../../../form/stop-at-unread.ts'
import { useSheet } from '../../../../form/use-sheet.ts'
import { Button } from '../../../../kit/button.tsx'
import { late } from '../../../../kit/late.tsx'
import { SaveFailure } from '../../../../form/save-failure.tsx'
import { showToast } from '../../../../kit/toast-store.ts'
import { useWords } from '../../../../words/catalogue.ts'
import type { Step } from '../-process.ts'
import { processWords } from '../-process-words.ts'
import { AnswersForm, type Answers } from './answers-form.tsx'

const ReasonDialog = late(() => import('./reason-dialog.tsx'))

/** The answers of a step and what ends it: sending, marking as done, doing without. */
export function StepWork({ step }: { step: Step }) {
  const { actions, form, step: said } = useWords(processWords)
  const submit = useChange(submitStep)
  const skip = useChange(skipStep)
  // What was typed stands over what is stored, which a paper given here or somebody else may have moved meanwhile.
  const [typed, setTyped] = useState<{ over: Step | null; answers: Answers } | null>(null)
  const answers: Answers = { ...step.form_data, ...typed?.answers }
  const [skipping, setSkipping] = useState(false)
  // An adviser validates the company's steps, and does the adviser's own.
  const adviser = step.allowed_actions.includes('review')
  const mine = !adviser || step.responsible === 'manager' || step.responsible === 'agent'
  const may = (action: 'submit' | 'skip') => mine && step.allowed_actions.includes(action)
  const path = { id: step.id }
  const sheet = useSheet()
  const fields = step.form_schema?.fields ?? []

  async function send(draft: boolean) {
    const body = { ...(fields.length > 0 ? { form_data: answers } : {}), ...(draft ? { draft } : {}) }
    const over = typed?.over && overtaken(typed.over, step, typed.answers) ? typed.over : step
    const outcome = await submit.send({ path, body }, { version: over.version })
    if (!outcome.ok) {
      // Whoever has read that and sends again knows.
      if (outcome.error.code === 'version_conflict') setTyped((now) => now && { ...now, over: null })
      return tellWhenStale(outcome.error)
    }
    setTyped(null)
    sheet.saved()
    const done = outcome.value.status === 'validated' ? actions.finished : actions.sent
    showToast({ kind: 'success', title: draft ? form.saved : done })
  }
  async function without(reason: string): Promise<ApiError | null> {
    const outcome = await skip.send({ path, body: { reason } }, { version: step.version })
    if (!outcome.ok) {
      tellWhenStale(outcome.error)
      return outcome.error
    }
    showToast({ kind: 'success', title: actions.skipped })
    return null
  }
  function tellWhenStale(error: ApiError) {
    if (error.code !== 'version_conflict') return
    showToast({ kind: 'warning', title: said.changed, body: said.changedBody })
  }

  const failure = submit.error && submit.error.code !== 'version_conflict' ? submit.error : null
  return (
    <>
      <Form
        sheet={sheet}
        className="contents"
        error={failure}
        onSubmit={() => may('submit') && void send(false)}
      >
        {fields.length > 0 && (
          <AnswersForm
            fields={fields}
            answers={answers}
            locked={!may('submit')}
            errors={failure?.fieldErrors ?? {}}
            onChange={(name, value) =>
              setTyped((former) => ({
                over: former?.over ?? step,
                answers: { ...former?.answers, [name]: value },
              }))
            }
          />
        )}
        {failure && <SaveFailure error={failure} />}
        {(may('submit') || may('skip')) && (
          <div className="flex flex-wrap items-center gap-3 border-t border-neutral-200 pt-5">
            {may('submit') && (
              <Button
                look="primary"
                icon={step.reviewed && !adviser ? Send : Check}
                type="submit"
                running={submit.running}
              >
                {step.reviewed && !adviser ? actions.send : actions.done}
              </Button>
            )}
            {may('submit') && fields.length > 0 && (
              <Button disabled={submit.running} onClick={() => !stopAtUnread(sheet) && void send(true)}>
                {step.reviewed || adviser ? form.save : form.keep}
              </Button>
            )}
            {may('skip') && (
              <Button look="quiet" aria-haspopup="dialog" onClick={() => setSkipping(true)}>
                {actions.skip}
              </Button>
            )}
          </div>
        )}
      </Form>
      {skipping && (
        <ReasonDialog
          title={actions.skipTitle}
          body={actions.skipBody}
          label={actions.reason}
          go={actions.skipGo}
          onClose={() => setSkipping(false)}
          onGo={without}
        />
      )}
    </>
  )
}

/** Whether somebody else has answered otherwise what is being answered here. */
const overtaken = (before: Step, now: Step, typed: Answers) =>
  Object.keys(typed).some((name) => before.form_data?.[name] !== now.form_data?.[name])
