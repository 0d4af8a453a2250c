import { updateStep } from '@moisson/contract/process'
import type { Request } from '@moisson/contract/call'
import { CircleCheck, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useChange } from '../../../../api/change.ts'
import { Button } from '../../../../kit/button.tsx'
import { Card } from '../../../../kit/card.tsx'
import { SaveFailure } from '../../../../form/save-failure.tsx'
import { DateField, TextArea } from '../../../../kit/field.tsx'
import { showToast } from '../../../../kit/toast-store.ts'
import { useWords } from '../../../../words/catalogue.ts'
import type { Step } from '../-process.ts'
import { processWords } from '../-process-words.ts'

type Body = Request<typeof updateStep>['body']

/** The adviser's word on a step: validate it, send it back with a comment, move its date. */
export function ReviewPanel({ step }: { step: Step }) {
  const { review: words, step: said } = useWords(processWords)
  const update = useChange(updateStep)
  const [comment, setComment] = useState('')
  const [missing, setMissing] = useState(false)
  const [moved, setMoved] = useState<string>()
  const due = moved ?? step.due_date ?? ''
  // The adviser's own step has its button above.
  const own = step.responsible === 'manager' || step.responsible === 'agent'
  const over = step.status === 'validated' || step.status === 'skipped'

  async function put(body: Body, told: string) {
    const outcome = await update.send({ path: { id: step.id }, body }, { version: step.version })
    if (outcome.ok) {
      if ('due_date' in body) setMoved(undefined)
      else setComment('')
      showToast({ kind: 'success', title: told })
      return
    }
    if (outcome.error.code === 'version_conflict')
      showToast({ kind: 'warning', title: said.changed, body: said.changedBody })
  }
  function sendBack() {
    const written = comment.trim()
    setMissing(written === '')
    if (written !== '') void put({ status: 'changes_requested', comment: written }, words.sentBack)
  }
  const validate = () =>
    void put({ status: 'validated', ...(comment.trim() ? { comment: comment.trim() } : {}) }, words.validated)

  return (
    <Card title={words.title}>
      <div className="grid gap-4">
        <p className="text-neutral-700">{words.body}</p>
        <TextArea
          label={words.comment}
          rows={3}
          maxLength={2000}
          value={comment}
          error={missing ? words.commentNeeded : undefined}
          onChange={(event) => {
            setComment(event.target.value)
            setMissing(false)
          }}
        />
        {update.error && update.error.code !== 'version_conflict' && <SaveFailure error={update.error} />}
        <div className="flex flex-wrap gap-3">
          {!over && (
            <Button
              look={own ? 'secondary' : 'primary'}
              icon={CircleCheck}
              running={update.running}
              onClick={validate}
            >
              {words.validate}
            </Button>
          )}
          <Button icon={Undo2} disabled={update.running} onClick={sendBack}>
            {over ? words.reopen : words.sendBack}
          </Button>
        </div>
        {!over && (
          <div className="flex flex-wrap items-end gap-3 border-t border-neutral-200 pt-4">
            <DateField
              label={words.due}
              className="w-48"
              value={due}
              onChange={(event) => setMoved(event.target.value)}
            />
            <Button
              disabled={update.running || due === (step.due_date ?? '')}
              onClick={() => void put({ due_date: due || null }, words.dueSaved)}
            >
              {words.save}
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}
