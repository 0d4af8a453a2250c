import type { TermName } from '@moisson/core/academy/terms'
import { ExplainWord } from '../../../../../academy/explain-word.tsx'
import { answerFields, type AnswerPlace } from '@moisson/core/accord/answer-fields'
import { answerAt } from '@moisson/core/accord/answer-path'
import { assumedAnswer } from '@moisson/core/accord/assumed-answers'
import type { Field } from '@moisson/core/record/field'
import { useState, type ReactNode } from 'react'
import { FieldOf } from '../../../../../form/field-of.tsx'
import { useFormat } from '../../../../../kit/use-format.ts'
import { useWords } from '../../../../../words/catalogue.ts'
import { creatorWords } from '../-editor/creator-words.ts'
import { useCreator } from '../-editor/use-creator.ts'

/** No agreement has a day before it: a year that begins so is not written to its end. */
const FIRST_DAY = '1900-01-01'

/** One question that one field answers: its limit with its article, where its value comes from, what is wrong with it. */
export function Answer(props: { place: AnswerPlace; className?: string; without?: readonly string[] }) {
  const { place, ...shown } = props
  const { answers, accord, put, problemAt } = useCreator()
  const words = useWords(creatorWords)
  const { text } = useFormat()
  const field: Field = answerFields[place]
  const given = answerAt(answers, place)
  const assumed = given === undefined ? assumedAnswer(accord, place) : null
  // A year is typed figure by figure: « 0002 » is a day on its way, kept here until it is one.
  const [halfDay, setHalfDay] = useState<string | null>(null)
  return (
    <FieldOf
      {...shown}
      name={place}
      field={field}
      value={halfDay ?? given ?? assumed?.value ?? null}
      error={halfDay === null ? problemAt(place) : words.halfDay}
      help={
        (field.help || assumed) && (
          <>
            {field.help && text(field.help)} {assumed && <em>{words.from[assumed.from]}</em>}
          </>
        )
      }
      // A text that is emptied stays empty: what was proposed does not come back under the typing hand.
      onChange={(value) => {
        const half = field.kind === 'day' && typeof value === 'string' && value < FIRST_DAY
        setHalfDay(half ? value : null)
        if (!half) put(place, value ?? (field.kind === 'text' ? '' : null))
      }}
    />
  )
}

/** Fields under a heading, two by line where there is room; `term` is what the glossary explains of it. */
export function Part({ title, term, children }: { title?: string; term?: TermName; children: ReactNode }) {
  return (
    <section className="card grid grid-cols-1 gap-5 p-5">
      {title && <h3 className="font-semibold">{term ? <ExplainWord of={term} word={title} /> : title}</h3>}
      {children}
    </section>
  )
}

export function Pair({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-1 items-start gap-5 @lg:grid-cols-2">{children}</div>
}
