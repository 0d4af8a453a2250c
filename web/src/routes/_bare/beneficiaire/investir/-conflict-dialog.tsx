import { Button } from '../../../../kit/button.tsx'
import { Dialog } from '../../../../kit/dialog.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useEasyWords } from '../../../../words/plain.ts'
import { ChoiceLines } from './-choice-lines.tsx'
import { conflictWords } from './-conflict-words.ts'
import type { Choices } from './-draft-queue.ts'
import type { ShownLine } from './-shown-choice.ts'
import { unnamed } from './-shown-choice.ts'

/**
 * Two choices side by side; the person keeps one, now or later. Neither is lost before that. Whoever was confirming the
 * one here confirms it by the same press; a choice that is confirmed already says so, and until when it may change.
 */
export function ConflictDialog(props: {
  ours: readonly ShownLine[]
  theirs: Choices
  /** The one here was being confirmed. */
  confirming: boolean
  deadline: string | null
  onKeepOurs: () => void
  onTakeTheirs: () => void
  onLater: () => void
}) {
  const { ours, theirs, confirming, deadline, onKeepOurs, onTakeTheirs, onLater } = props
  const words = useEasyWords(conflictWords)
  const { longInstant } = useFormat()
  const untaxed = theirs.estimate.untaxed ?? false
  const confirmedAt = theirs.status === 'submitted' ? theirs.submitted_at : null
  return (
    <Dialog
      open
      stubborn
      size="large"
      title={words.title[confirmedAt ? 'confirmed' : 'saved']}
      description={[
        confirmedAt ? words.confirmed(longInstant(confirmedAt)) : words.saved,
        ...(confirmedAt && deadline ? [words.changeable(longInstant(deadline))] : []),
        ...(confirming ? [] : [words.notYet]),
      ].join(' ')}
      onClose={onLater}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <section className="card grid content-between gap-4 p-4">
          <div className="grid gap-3">
            <h3 className="font-semibold">{words.ours}</h3>
            <ChoiceLines lines={ours} untaxed={untaxed} />
          </div>
          <Button wide onClick={onKeepOurs}>
            {confirming ? words.confirmOurs : words.keepOurs}
          </Button>
        </section>
        <section className="card grid content-between gap-4 p-4">
          <div className="grid gap-3">
            <h3 className="font-semibold">
              {theirs.updated_at ? words.theirs(longInstant(theirs.updated_at)) : words.theirsNoTime}
            </h3>
            <ChoiceLines
              lines={theirs.lines.map((line) => (line.by_plan ? unnamed(line) : line))}
              untaxed={untaxed}
            />
          </div>
          <Button wide onClick={onTakeTheirs}>
            {confirmedAt ? words.keepConfirmed : words.takeTheirs}
          </Button>
        </section>
      </div>
    </Dialog>
  )
}
