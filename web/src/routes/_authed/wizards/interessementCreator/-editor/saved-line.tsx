import { Check, CloudOff, LoaderCircle, TriangleAlert } from 'lucide-react'
import { answerFields, type AnswerPlace } from '@moisson/core/accord/answer-fields'
import { sectionNames } from '@moisson/core/accord/answer-labels'
import type { Text } from '@moisson/law/text'
import { useFormat } from '../../../../../kit/use-format.ts'
import { Button } from '../../../../../kit/button.tsx'
import { Notice } from '../../../../../kit/notice.tsx'
import { SaveFailure } from '../../../../../form/save-failure.tsx'
import { useWords } from '../../../../../words/catalogue.ts'
import type { AnswersQueue, QueueView, SavedState } from './answers-queue.ts'
import { creatorWords } from './creator-words.ts'
import { GoneDraft } from './gone-draft.tsx'
import { stepOf } from './steps.ts'
import { useCreator } from './use-creator.ts'

const icons = {
  saved: Check,
  changed: LoaderCircle,
  sending: LoaderCircle,
  waiting: CloudOff,
  conflict: TriangleAlert,
  refused: TriangleAlert,
  gone: TriangleAlert,
} as const

/** Whether the answers are safe, said quietly. */
export function SavedLine({ state, wrong }: { state: SavedState; wrong: number }) {
  const words = useWords(creatorWords)
  // What was refused at its field is not what the agreement will say: it is never called saved alone.
  const doubtful = state.kind === 'saved' && wrong > 0
  const Icon = doubtful ? TriangleAlert : icons[state.kind]
  const said = doubtful
    ? words.saved.wrong(wrong)
    : state.kind === 'waiting' && !state.safe
      ? words.saved.unsafe
      : words.saved[state.kind]
  return (
    <output data-saved={state.kind} className="flex min-h-6 items-center gap-1.5 text-sm text-neutral-600">
      <Icon aria-hidden className="size-4 shrink-0" />
      {said}
    </output>
  )
}

/** What stands in the way of saving, with the way out of it. */
export function ConflictNotice({ queue, view }: { queue: AnswersQueue; view: QueueView }) {
  const words = useWords(creatorWords)
  const { state } = view
  if (state.kind === 'refused')
    return (
      <div className="grid gap-2">
        <SaveFailure error={state.error} onRetry={() => void queue.send()} />
        <RefusedFields errors={state.error.fieldErrors} />
      </div>
    )
  if (state.kind === 'gone')
    return <GoneDraft draftId={view.stored.id} name={view.stored.name} answers={view.answers} />
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
          <Button size="small" onClick={() => void queue.takeTheirs()}>
            {words.conflict.theirs}
          </Button>
        </>
      }
    >
      <p>{words.conflict.body}</p>
      <ConflictParts parts={state.parts} />
    </Notice>
  )
}

/** What both answered: the rest is joined whatever is decided. */
function ConflictParts({ parts }: { parts: readonly string[] }) {
  const { text } = useFormat()
  const names = parts.map((part) => text(labelAt(part)))
  return (
    <ul className="list-disc pl-5">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  )
}

/** The answers that the server did not take, each by its name, with the way to it. */
function RefusedFields({ errors }: { errors: Readonly<Record<string, string>> }) {
  const { goTo } = useCreator()
  const { text } = useFormat()
  const places = Object.entries(errors).map(([field, message]) => ({
    place: field.replace(/^answers\./, ''),
    message,
  }))
  if (places.length === 0) return null
  return (
    <ul className="grid gap-1">
      {places.map(({ place, message }) => (
        <li key={place}>
          <Button look="link" onClick={() => goTo(stepOf(place), place)}>
            {text(labelAt(place))}
          </Button>{' '}
          {message}
        </li>
      ))}
    </ul>
  )
}

const labelAt = (place: string): Text =>
  place in answerFields
    ? answerFields[place as AnswerPlace].label
    : (sectionNames[place.split('.')[0] ?? ''] ?? { fr: place, en: place })
