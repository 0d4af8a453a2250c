import type { Question } from '@moisson/core/academy/topic'
import { useId, useState } from 'react'
import { Button } from '../kit/button.tsx'
import { useWords } from '../words/catalogue.ts'
import { guideWords } from './guide-words.ts'

/** By the place of the question. */
export type Answers = readonly (number | undefined)[]
const none: Answers = []

/** Questions to check oneself: an answer is gone through freely, and told right or not, with its reason, when asked. */
export function Quiz(props: {
  questions: readonly Question[]
  /** What was answered on another day; it may arrive late, and takes the place of no answer given since. */
  before?: Answers
  /** Told at each answer: all of this visit. */
  onGiven?: (answers: Answers) => void
}) {
  const { questions, before = none, onGiven } = props
  const [given, setGiven] = useState(none)
  const answer = (place: number, chosen: number) => {
    const now = questions.map((_, other) => (other === place ? chosen : given[other]))
    setGiven(now)
    onGiven?.(now)
  }
  return (
    <ol className="grid gap-8">
      {questions.map((question, place) => (
        <li key={question.question}>
          <Asked
            {...question}
            given={given[place] ?? before[place]}
            onGive={(chosen) => answer(place, chosen)}
          />
        </li>
      ))}
    </ol>
  )
}

function Asked(props: Question & { given: number | undefined; onGive: (place: number) => void }) {
  const { question, answers, right, why, given, onGive } = props
  const words = useWords(guideWords)
  const name = useId()
  const [touched, choose] = useState<number>()
  const chosen = touched ?? given
  const [asked, setAsked] = useState(false)
  const told = given !== undefined && given === chosen
  function check() {
    setAsked(true)
    if (chosen !== undefined) onGive(chosen)
  }
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
              checked={chosen === place}
              onChange={() => choose(place)}
              className="size-4 shrink-0 accent-primary-700 outline-none"
            />
            {answer}
          </label>
        ))}
      </fieldset>
      <Button className="justify-self-start print:hidden" onClick={check}>
        {words.check}
      </Button>
      <output className="block empty:hidden">
        {asked && chosen === undefined && words.chooseFirst}
        {told && (
          <>
            <strong>{given === right ? words.right : words.wrong}</strong> {why}
          </>
        )}
      </output>
    </div>
  )
}
