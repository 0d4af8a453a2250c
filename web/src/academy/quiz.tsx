import type { Question } from '@moisson/core/academy/topic'
import { useId, useState } from 'react'
import { useWords } from '../words/catalogue.ts'
import { guideWords } from './guide-words.ts'

/** Questions to check oneself: an answer is told right or not at once, with its reason; nothing is kept. */
export function Quiz({ questions }: { questions: readonly Question[] }) {
  return (
    <ol className="grid gap-8">
      {questions.map((question) => (
        <li key={question.question}>
          <Asked {...question} />
        </li>
      ))}
    </ol>
  )
}

function Asked({ question, answers, right, why }: Question) {
  const words = useWords(guideWords)
  const [given, setGiven] = useState<number | null>(null)
  const name = useId()
  return (
    <div className="grid gap-3">
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-medium text-neutral-950">{question}</legend>
        {answers.map((answer, place) => (
          <label
            key={answer}
            className="card flex min-h-11 items-center gap-3 px-4 py-2.5 hover:border-neutral-400 has-checked:border-primary-700 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-secondary-600"
          >
            <input
              type="radio"
              name={name}
              checked={given === place}
              onChange={() => setGiven(place)}
              className="size-4 shrink-0 accent-primary-700 outline-none"
            />
            {answer}
          </label>
        ))}
      </fieldset>
      <output className="block empty:hidden">
        {given !== null && (
          <>
            <strong>{given === right ? words.right : words.wrong}</strong> {why}
          </>
        )}
      </output>
    </div>
  )
}
