import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '../../../../kit/badge.tsx'
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
 * The choice here, the one saved elsewhere and the one that counts, side by side, each with its matching as the server
 * said it; the person keeps one, now or later. None is lost before that. Whoever was confirming the one here confirms it
 * by the same press.
 */
export function ConflictDialog(props: {
  ours: readonly ShownLine[]
  /** The matching of the lines here is the server's own; until then none is told. */
  weighed: boolean
  theirs: Choices
  /** The one here was being confirmed. */
  confirming: boolean
  deadline: string | null
  onKeepOurs: () => void
  onTakeTheirs: () => void
  onKeepConfirmed: () => void
  onLater: () => void
}) {
  const { ours, weighed, theirs, confirming, deadline, onKeepOurs, onTakeTheirs, onKeepConfirmed, onLater } =
    props
  const words = useEasyWords(conflictWords)
  const { longInstant } = useFormat()
  const { counted } = theirs
  const drafted = theirs.status !== 'submitted'
  const { untaxed = false, day_cents = null } = theirs.estimate
  const shown = { untaxed, day_cents, words }
  const receipt = counted && words.confirmedOn(longInstant(counted.submitted_at), counted.receipt_number)
  const described = [
    counted ? (drafted ? words.draftBeside : words.confirmed) : words.saved,
    ...(counted && deadline ? [words.changeable(longInstant(deadline))] : []),
    ...(confirming ? [] : [words.notYet]),
  ]
  return (
    <Dialog
      open
      stubborn
      size="large"
      title={words.title[drafted ? 'saved' : 'confirmed']}
      description={described.join(' ')}
      onClose={onLater}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Side
          {...shown}
          title={words.ours}
          state={words.draftHere}
          lines={ours}
          weighed={weighed}
          action={
            <Button wide onClick={onKeepOurs}>
              {confirming ? words.confirmOurs : words.keepOurs}
            </Button>
          }
        />
        {drafted && (
          <Side
            {...shown}
            title={words.theirs}
            state={theirs.updated_at ? words.draftOn(longInstant(theirs.updated_at)) : words.draftHere}
            lines={theirs.lines}
            action={
              <Button wide onClick={onTakeTheirs}>
                {words.takeTheirs}
              </Button>
            }
          />
        )}
        {counted && (
          <Side
            {...shown}
            wide={drafted}
            title={words.countedTitle}
            state={receipt ?? ''}
            counts
            lines={counted.lines}
            action={
              <Button wide onClick={drafted ? onKeepConfirmed : onTakeTheirs}>
                {words.keepConfirmed}
              </Button>
            }
          />
        )}
      </div>
    </Dialog>
  )
}

/** One of the choices: what it is worth, where it stands, what it does. */
function Side(props: {
  title: string
  state: string
  counts?: boolean
  wide?: boolean
  lines: readonly ShownLine[]
  weighed?: boolean
  untaxed: boolean
  day_cents: number | null
  words: ReturnType<typeof conflictWords.atHand>
  action: ReactNode
}) {
  const {
    title,
    state,
    counts = false,
    wide = false,
    lines,
    weighed = true,
    untaxed,
    day_cents,
    words,
    action,
  } = props
  const { money } = useFormat()
  const matching = lines.reduce((sum, line) => sum + line.abondement_net_cents, 0)
  const matched = weighed ? (matching > 0 ? money(matching) : words.unmatched) : words.unread
  return (
    <section className={`card grid content-between gap-4 p-4 ${wide ? 'sm:col-span-2' : ''}`}>
      <div className="grid gap-3">
        <div className="grid justify-items-start gap-1">
          <h3 className="font-semibold">{title}</h3>
          <p className="text-sm text-neutral-700">{state}</p>
          {counts && (
            <Badge tone="green" icon={Check}>
              {words.counts}
            </Badge>
          )}
        </div>
        <ChoiceLines
          lines={lines.map((line) => (line.by_plan ? unnamed(line) : line))}
          untaxed={untaxed}
          day_cents={day_cents}
        />
        <p className="flex flex-wrap justify-between gap-x-4 border-t border-neutral-200 pt-3 text-sm">
          <span>{words.matching}</span>
          <span className="tabular font-semibold" aria-live="polite">
            {matched}
          </span>
        </p>
      </div>
      {action}
    </section>
  )
}
