import {
  answersTo,
  answerWords,
  saverQuestionNames,
  saverQuestions,
  type SaverQuestion,
} from '@moisson/core/saver-profile/questions'
import clsx from 'clsx'
import { Check } from 'lucide-react'
import { Button } from '../../../kit/button.tsx'
import { Progress } from '../../../kit/progress.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { useWords } from '../../../words/catalogue.ts'
import { saverProfileWords } from './-saver-profile-words.ts'

/** One question: an answer is one tap and leads to the next one; none is chosen before the person is there. */
export function SaverQuestionView(props: {
  name: SaverQuestion
  /** Its place, from 0. */
  at: number
  value: string | null
  onAnswer: (value: string | null) => void
  /** On to the next one, whatever was answered before. */
  onSkip: () => void
  onBack: (() => void) | null
}) {
  const { name, at, value, onAnswer, onSkip, onBack } = props
  const words = useWords(saverProfileWords)
  const { text } = useFormat()
  const place = words.place(at + 1, saverQuestionNames.length)
  return (
    <>
      {/* Its title says the place, once. */}
      <div aria-hidden>
        <Progress label={place} max={saverQuestionNames.length} value={at + 1} />
      </div>
      <fieldset aria-labelledby="saver-question" className="grid min-w-0 gap-2.5">
        <h3
          id="saver-question"
          tabIndex={-1}
          data-saver-title
          className="mb-1 text-lg leading-7 font-semibold text-pretty outline-none"
        >
          <span className="sr-only">{place}, </span>
          {text(saverQuestions[name].asks)}
        </h3>
        {answersTo(name).map((answer) => (
          <button
            key={answer}
            type="button"
            aria-pressed={value === answer}
            onClick={() => onAnswer(answer)}
            className={clsx(
              'flex min-h-12 items-center justify-between gap-3 rounded-xl border px-4 py-2.5 text-left font-medium text-neutral-950 transition-colors',
              value === answer
                ? 'border-secondary-700 bg-secondary-50 ring-1 ring-secondary-700'
                : 'border-neutral-300 bg-white hover:border-neutral-400 hover:bg-neutral-50',
            )}
          >
            {text(answerWords(name, answer))}
            {value === answer && <Check aria-hidden className="size-4.5 shrink-0 text-secondary-800" />}
          </button>
        ))}
      </fieldset>
      <div className="flex flex-wrap justify-between gap-x-3 gap-y-1">
        {onBack ? (
          <Button look="quiet" onClick={onBack}>
            {words.previous}
          </Button>
        ) : (
          <span />
        )}
        {value !== null && (
          <Button look="quiet" onClick={() => onAnswer(null)}>
            {words.takeAway}
          </Button>
        )}
        <Button look="quiet" onClick={onSkip}>
          {value === null ? words.skip : words.goOn}
        </Button>
      </div>
    </>
  )
}
