import { useState } from 'react'
import { Button } from '../../../../kit/button.tsx'
import { SaveFailure } from '../../../../form/save-failure.tsx'
import { Notice } from '../../../../kit/notice.tsx'
import { useEasyWords } from '../../../../words/plain.ts'
import { type Asked, askedOf } from './-asked.ts'
import { choiceWords } from './-choice-words.ts'
import { conflictWords } from './-conflict-words.ts'
import { ConflictDialog } from './-conflict-dialog.tsx'
import type { DraftQueue, KeptState } from './-draft-queue.ts'
import type { Known } from './-shown-choice.ts'
import { shownChoice } from './-shown-choice.ts'

/** A draft that the server would not keep: why, or which of two choices to keep. */
export default function QueueTrouble(props: {
  state: Extract<KeptState, { kind: 'refused' | 'conflict' }>
  known: Known
  ours: readonly Asked[]
  queue: DraftQueue | null
  /** The lines kept elsewhere are taken; they may have been answered with. */
  onTheirs: (submitted: boolean) => void
}) {
  const { state, known, ours, queue, onTheirs } = props
  const words = useEasyWords(choiceWords)
  const conflict = useEasyWords(conflictWords)
  const [later, setLater] = useState(false)
  if (state.kind === 'refused')
    return state.error.code === 'campaign_closed' ? (
      <Notice kind="warning" title={words.closedTitle} announced>
        {state.error.message}
      </Notice>
    ) : (
      <SaveFailure error={state.error} />
    )
  const { theirs } = state
  const here = shownChoice(ours, { ...known, choices: theirs })
  return (
    <>
      <Notice
        kind="warning"
        title={conflict.title[theirs.status === 'submitted' ? 'confirmed' : 'saved']}
        actions={
          <Button size="small" onClick={() => setLater(false)}>
            {conflict.compare}
          </Button>
        }
      />
      {!later && (
        <ConflictDialog
          ours={state.ours ?? here.lines}
          weighed={state.ours !== null || here.matching !== null}
          theirs={theirs}
          confirming={state.again !== undefined}
          deadline={known.campaign.deadline_at}
          onKeepOurs={() => void queue?.keepOurs()}
          onTakeTheirs={() => {
            queue?.takeTheirs()
            onTheirs(theirs.status === 'submitted')
          }}
          onKeepConfirmed={() => {
            // Keeping the very lines that count sets what was changed since aside, here and there.
            queue?.change({ mode: 'custom', lines: (theirs.counted?.lines ?? []).map(askedOf) })
            void queue?.keepOurs().then(() => onTheirs(true))
          }}
          onLater={() => setLater(true)}
        />
      )}
    </>
  )
}
