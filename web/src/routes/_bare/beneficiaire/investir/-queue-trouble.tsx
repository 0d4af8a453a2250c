import { useState } from 'react'
import { Button } from '../../../../kit/button.tsx'
import { SaveFailure } from '../../../../form/save-failure.tsx'
import { Notice } from '../../../../kit/notice.tsx'
import { useEasyWords } from '../../../../words/plain.ts'
import type { Asked } from './-asked.ts'
import { choiceWords } from './-choice-words.ts'
import { conflictWords } from './-conflict-words.ts'
import { ConflictDialog } from './-conflict-dialog.tsx'
import type { KeptState } from './-draft-queue.ts'
import type { Known } from './-shown-choice.ts'
import { shownChoice } from './-shown-choice.ts'

/** A draft that the server would not keep: why, or which of two choices to keep. */
export default function QueueTrouble(props: {
  state: Extract<KeptState, { kind: 'refused' | 'conflict' }>
  known: Known
  ours: readonly Asked[]
  onKeepOurs: () => void
  onTakeTheirs: () => void
}) {
  const { state, known, ours, onKeepOurs, onTakeTheirs } = props
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
  return (
    <>
      <Notice
        kind="warning"
        title={conflict.title[state.theirs.status === 'submitted' ? 'confirmed' : 'saved']}
        actions={
          <Button size="small" onClick={() => setLater(false)}>
            {conflict.compare}
          </Button>
        }
      />
      {!later && (
        <ConflictDialog
          ours={shownChoice(ours, known).lines}
          theirs={state.theirs}
          confirming={state.again !== undefined}
          deadline={known.campaign.deadline_at}
          onKeepOurs={onKeepOurs}
          onTakeTheirs={onTakeTheirs}
          onLater={() => setLater(true)}
        />
      )}
    </>
  )
}
