import { deleteUserDocument, readUserDocument, reviewUserDocument } from '@moisson/contract/process'
import { Check, Download, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import type { ApiError } from '../../../../api/api-error.ts'
import { useChange } from '../../../../api/change.ts'
import { useTake } from '../../../../file/use-file.ts'
import type { Tone } from '../../../../kit/badge.tsx'
import { Badge } from '../../../../kit/badge.tsx'
import { Button } from '../../../../kit/button.tsx'
import { IconButton } from '../../../../kit/icon-button.tsx'
import { late } from '../../../../kit/late.tsx'
import { showToast } from '../../../../kit/toast-store.ts'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import type { Step, UserPaper } from '../-process.ts'
import { processWords } from '../-process-words.ts'
import { sentenceOf } from '../../../../api/sentence-of.ts'

const ReasonDialog = late(() => import('./reason-dialog.tsx'))

const tones: Record<UserPaper['status'], Tone> = {
  uploaded: 'blue',
  scanning: 'neutral',
  accepted: 'green',
  rejected: 'red',
  replaced: 'neutral',
}

/** One file given back: its state, the reason when it was refused, and what may still be done with it. */
export function PaperRow({ paper, label, step }: { paper: UserPaper; label: string; step: Step }) {
  const { papers: words } = useWords(processWords)
  const { fileSize, shortInstant } = useFormat()
  const remove = useChange(deleteUserDocument)
  const file = useTake(readUserDocument)
  const review = useChange(reviewUserDocument)
  const [refusing, setRefusing] = useState(false)
  const path = { id: paper.id }
  const open = step.status !== 'validated' && step.status !== 'skipped'
  const deletable =
    step.allowed_actions.includes('upload') && (paper.status === 'uploaded' || paper.status === 'rejected')
  const reviewable = step.allowed_actions.includes('review') && open && paper.status === 'uploaded'
  const failed = (error: ApiError) => showToast({ kind: 'error', title: sentenceOf(error) })

  async function drop() {
    const outcome = await remove.send({ path })
    if (outcome.ok) showToast({ kind: 'success', title: words.removed })
    else failed(outcome.error)
  }
  async function decide(body: { decision: 'accepted' } | { decision: 'rejected'; reason: string }) {
    const outcome = await review.send({ path, body }, { version: paper.version })
    if (!outcome.ok) return outcome.error
    showToast({ kind: 'success', title: body.decision === 'accepted' ? words.accepted : words.rejected })
    setRefusing(false)
    return null
  }

  return (
    <div className="grid gap-2 rounded-lg bg-neutral-50 px-3 py-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={tones[paper.status]}>{words.status[paper.status]}</Badge>
        <span className="min-w-0 flex-1 basis-48">
          <span className="block truncate text-neutral-950">{paper.file.file_name}</span>
          <span className="block text-sm text-neutral-600">
            {words.receivedBy(paper.uploaded_by ?? '', shortInstant(paper.uploaded_at))} ·{' '}
            {fileSize(paper.file.size_bytes)}
          </span>
        </span>
        <span className="flex gap-1">
          <IconButton
            icon={Download}
            label={words.open(paper.file.file_name)}
            onClick={() => void file.take({ path }, paper.file.file_name)}
          />
          {deletable && (
            <IconButton
              icon={Trash2}
              label={words.remove(paper.file.file_name)}
              disabled={remove.running}
              onClick={() => void drop()}
            />
          )}
        </span>
      </div>
      {paper.status === 'rejected' && paper.rejection_reason && (
        <p className="text-sm text-red-800">{paper.rejection_reason}</p>
      )}
      {reviewable && (
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            icon={Check}
            running={review.running}
            onClick={() =>
              void decide({ decision: 'accepted' }).then((error) => {
                if (error) failed(error)
              })
            }
          >
            {words.accept}
          </Button>
          <Button size="small" icon={X} aria-haspopup="dialog" onClick={() => setRefusing(true)}>
            {words.refuse}
          </Button>
        </div>
      )}
      {refusing && (
        <ReasonDialog
          title={words.refuseTitle}
          body={`${label}. ${words.refuseBody}`}
          label={words.reason}
          go={words.refuse}
          onClose={() => setRefusing(false)}
          onGo={(reason) => decide({ decision: 'rejected', reason })}
        />
      )}
    </div>
  )
}
