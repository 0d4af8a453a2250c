import type { Output } from '@moisson/contract/call'
import type { getMySaverProfile } from '@moisson/contract/saver-profile'
import { saverQuestionNames, type SaverAnswers } from '@moisson/core/saver-profile/questions'
import { readingOf } from '@moisson/core/saver-profile/reading'
import type { ReactNode } from 'react'
import { Button } from '../../../kit/button.tsx'
import { Notice } from '../../../kit/notice.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { useWords } from '../../../words/catalogue.ts'
import { saverProfileWords } from './-saver-profile-words.ts'

/** What the person said of themselves, told back in words, the risk scale of the funds beside it, and what may be done with it. */
export function SaverReadingView(props: {
  answers: SaverAnswers
  /** What the account keeps. */
  kept: Output<typeof getMySaverProfile> | null
  /** What is shown is not what the account keeps. */
  unkept: boolean
  onRevise: () => void
  /** Null where nothing may be kept. */
  onKeep: (() => void) | null
  /** Goes back to what the account keeps. */
  onDrop: () => void
  onErase: () => void
  keeping: boolean
  beside: ReactNode
}) {
  const { answers, kept, unkept, onRevise, onKeep, onDrop, onErase, keeping, beside } = props
  const words = useWords(saverProfileWords)
  const { text, mediumDay } = useFormat()
  const { sentences, facts, answered } = readingOf(answers)
  const soon = answers.needed_in === 'within_2' || answers.needed_in === 'from_2_to_5'
  const dated = kept?.answered_on ? mediumDay(kept.answered_on) : null
  const toReview = kept !== null && kept.to_review && !unkept
  /** Whether it is kept, since when, and what the account keeps where it is not. */
  function standing() {
    if (dated === null) return answered === 0 ? words.nothing : onKeep ? words.notKept : words.privacyLinked
    if (unkept) return answered === 0 ? words.allTaken(dated) : words.changed(dated)
    return [
      words.datedOn(dated),
      ...(kept?.review_on && !toReview ? [words.reviewOn(mediumDay(kept.review_on))] : []),
    ].join(' ')
  }
  return (
    <>
      {toReview && dated && (
        <Notice kind="warning" title={words.toReview}>
          {words.toReviewBody(dated)}
        </Notice>
      )}
      <section className="grid gap-3" aria-labelledby="saver-reading">
        <div>
          <h3
            id="saver-reading"
            tabIndex={-1}
            data-saver-title
            className="text-lg leading-7 font-semibold outline-none"
          >
            {words.readTitle}
          </h3>
          <p className="text-sm text-pretty text-neutral-600">
            {answered > 0 && words.answered(answered, saverQuestionNames.length)} {standing()}
          </p>
        </div>
        <div className="grid gap-1 text-pretty text-neutral-950">
          {sentences.map((sentence) => (
            <p key={sentence.fr}>{text(sentence)}</p>
          ))}
        </div>
        {soon && <p className="text-sm text-pretty text-neutral-700">{words.lock}</p>}
        {facts.length > 0 && (
          <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
            {facts.map(({ name, label, said }) => (
              <div key={name}>
                <dt className="text-neutral-600">{text(label)}</dt>
                <dd className="font-medium text-pretty text-neutral-950">{text(said)}</dd>
              </div>
            ))}
          </dl>
        )}
      </section>
      <div className="grid gap-2.5 sm:flex sm:flex-wrap">
        {onKeep && answered > 0 && (unkept || toReview) && (
          <Button look="primary" running={keeping} onClick={onKeep}>
            {toReview ? words.keepAgain : dated ? words.replace : words.keep}
          </Button>
        )}
        <Button disabled={keeping} onClick={onRevise}>
          {words.revise}
        </Button>
        {dated && unkept && (
          <Button look="quiet" disabled={keeping} onClick={onDrop}>
            {words.drop}
          </Button>
        )}
        {dated && (
          <Button look="quiet" disabled={keeping} onClick={onErase}>
            {words.erase}
          </Button>
        )}
      </div>
      <Scale />
      {beside}
      <p className="text-sm text-pretty text-neutral-600">{words.onlyToInform}</p>
    </>
  )
}

/** The seven levels of the documents, with what the two ends mean; none of them is marked. */
function Scale() {
  const words = useWords(saverProfileWords)
  return (
    <section className="grid gap-2" aria-labelledby="saver-scale">
      <h3 id="saver-scale" className="font-semibold">
        {words.scaleTitle}
      </h3>
      <p className="text-sm text-pretty text-neutral-700">{words.scale}</p>
      <ol aria-hidden className="grid grid-cols-7 gap-px overflow-hidden rounded-lg">
        {[1, 2, 3, 4, 5, 6, 7].map((level) => (
          <li
            key={level}
            className="tabular grid h-8 place-items-center bg-neutral-100 text-sm font-semibold text-neutral-800"
          >
            {level}
          </li>
        ))}
      </ol>
      <p className="flex justify-between gap-6 text-xs leading-4 text-neutral-600">
        <span className="max-w-[45%]">{words.scaleLow}</span>
        <span className="max-w-[45%] text-right">{words.scaleHigh}</span>
      </p>
    </section>
  )
}
