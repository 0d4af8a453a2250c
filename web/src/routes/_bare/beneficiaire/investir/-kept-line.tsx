import clsx from 'clsx'
import { Check, CloudOff, LoaderCircle, PencilLine } from 'lucide-react'
import { useEasyWords } from '../../../../words/plain.ts'
import { factsWords } from './-facts-words.ts'
import type { QueueView } from './-draft-queue.ts'
import { useWhen } from './-use-when.ts'

/** Where the draft is right now: on the server, on its way, or on this phone; never mistaken for an answer. */
export function KeptLine({ view }: { view: QueueView }) {
  const words = useEasyWords(factsWords)
  const when = useWhen()
  const { state, choices } = view
  if (state.kind === 'refused' || state.kind === 'conflict') return null
  if (state.kind === 'kept' && choices.status !== 'draft') return null
  const looks = {
    kept: {
      icon: Check,
      text: choices.updated_at ? words.kept.kept(when(choices.updated_at)) : words.kept.keptNoTime,
    },
    changed: { icon: PencilLine, text: words.kept.changed },
    sending: { icon: LoaderCircle, text: words.kept.sending },
    on_phone: {
      icon: CloudOff,
      text: state.kind === 'on_phone' && state.safe ? words.kept.on_phone(when(state.at)) : words.kept.unsafe,
    },
  }
  const { icon: Icon, text } = looks[state.kind]
  const pressing = state.kind === 'on_phone'
  const settled = pressing || state.kind === 'kept'
  return (
    <>
      <p
        className={clsx(
          'flex items-start gap-2 text-sm leading-5',
          pressing ? 'rounded-lg bg-amber-100 px-3 py-2 text-amber-950' : 'text-neutral-700',
        )}
      >
        <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
        {text}
      </p>
      {/* One sentence aloud for a change: where it ended. */}
      <p aria-live="polite" className="sr-only">
        {settled ? text : ''}
      </p>
    </>
  )
}
