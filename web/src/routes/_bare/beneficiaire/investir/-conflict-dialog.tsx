import { Button } from '../../../../kit/button.tsx'
import { Dialog } from '../../../../kit/dialog.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useEasyWords } from '../../../../words/plain.ts'
import { ChoiceLines } from './-choice-lines.tsx'
import { choiceWords } from './-choice-words.ts'
import type { Choices } from './-draft-queue.ts'
import type { ShownLine } from './-shown-choice.ts'

/** Two choices side by side; the person keeps one, now or later. Neither is lost before that. */
export function ConflictDialog(props: {
  ours: readonly ShownLine[]
  theirs: Choices
  onKeepOurs: () => void
  onTakeTheirs: () => void
  onLater: () => void
}) {
  const { ours, theirs, onKeepOurs, onTakeTheirs, onLater } = props
  const words = useEasyWords(choiceWords)
  const { longInstant } = useFormat()
  const untaxed = theirs.estimate.untaxed ?? false
  return (
    <Dialog
      open
      stubborn
      size="large"
      title={words.conflictTitle}
      description={words.conflictBody}
      onClose={onLater}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <section className="card grid content-between gap-4 p-4">
          <div className="grid gap-3">
            <h3 className="font-semibold">{words.ours}</h3>
            <ChoiceLines lines={ours} untaxed={untaxed} />
          </div>
          <Button wide onClick={onKeepOurs}>
            {words.keepOurs}
          </Button>
        </section>
        <section className="card grid content-between gap-4 p-4">
          <div className="grid gap-3">
            <h3 className="font-semibold">
              {theirs.updated_at ? words.theirs(longInstant(theirs.updated_at)) : words.theirsNoTime}
            </h3>
            <ChoiceLines lines={theirs.lines} untaxed={untaxed} />
            {theirs.status === 'submitted' && (
              <p className="text-sm font-medium text-primary-800">{words.alreadyValidated}</p>
            )}
          </div>
          <Button wide onClick={onTakeTheirs}>
            {words.takeTheirs}
          </Button>
        </section>
      </div>
    </Dialog>
  )
}
