import { ArrowRight } from 'lucide-react'
import { Button } from '../../../../kit/button.tsx'
import { useEasyWords } from '../../../../words/plain.ts'
import { ActionBar } from './-action-bar.tsx'
import { factsWords } from './-facts-words.ts'
import type { QueueView } from './-draft-queue.ts'
import { firstWords } from './-first-words.ts'
import { KeptLine } from './-kept-line.tsx'
import { useWhen } from './-use-when.ts'

/** A draft waits: it is not an answer, and one button away from being one. */
export default function DraftBar({ view, onResume }: { view: QueueView; onResume: () => void }) {
  const words = useEasyWords(factsWords)
  const first = useEasyWords(firstWords)
  const when = useWhen()
  const { choices, state } = view
  return (
    <ActionBar>
      {state.kind === 'kept' ? (
        <p className="flex flex-wrap items-baseline justify-between gap-x-3 leading-5">
          <strong className="font-semibold text-amber-950">
            {choices.counted ? words.changeTitle : words.draftTitle}
          </strong>
          {choices.updated_at && (
            <span className="text-sm text-neutral-700">{words.draftOf(when(choices.updated_at))}</span>
          )}
        </p>
      ) : (
        <KeptLine view={view} />
      )}
      <Button look="primary" size="large" wide onClick={onResume}>
        {first.resume}
        <ArrowRight aria-hidden className="size-4.5" />
      </Button>
    </ActionBar>
  )
}
