import { Check, CloudOff, LoaderCircle, TriangleAlert } from 'lucide-react'
import { Button } from '../../../../../kit/button.tsx'
import { Notice } from '../../../../../kit/notice.tsx'
import { SaveFailure } from '../../../../../form/save-failure.tsx'
import { useWords } from '../../../../../words/catalogue.ts'
import type { AnswersQueue, SavedState } from './answers-queue.ts'
import { creatorWords } from './creator-words.ts'

const icons = {
  saved: Check,
  changed: LoaderCircle,
  sending: LoaderCircle,
  waiting: CloudOff,
  conflict: TriangleAlert,
  refused: TriangleAlert,
} as const

/** Whether the answers are safe, said quietly. */
export function SavedLine({ state }: { state: SavedState }) {
  const words = useWords(creatorWords)
  const Icon = icons[state.kind]
  const said = state.kind === 'waiting' && !state.safe ? words.saved.unsafe : words.saved[state.kind]
  return (
    <output data-saved={state.kind} className="flex min-h-6 items-center gap-1.5 text-sm text-neutral-600">
      <Icon aria-hidden className="size-4 shrink-0" />
      {said}
    </output>
  )
}

/** What stands in the way of saving, with the way out of it. */
export function ConflictNotice({ queue, state }: { queue: AnswersQueue; state: SavedState }) {
  const words = useWords(creatorWords)
  if (state.kind === 'refused') return <SaveFailure error={state.error} onRetry={() => void queue.send()} />
  if (state.kind !== 'conflict') return null
  return (
    <Notice
      kind="warning"
      announced
      title={words.conflict.title(state.theirs.updated_by_name ?? words.conflict.somebody)}
      actions={
        <>
          <Button size="small" onClick={() => void queue.keepMine()}>
            {words.conflict.mine}
          </Button>
          <Button size="small" onClick={() => queue.takeTheirs()}>
            {words.conflict.theirs}
          </Button>
        </>
      }
    >
      {words.conflict.body}
    </Notice>
  )
}
