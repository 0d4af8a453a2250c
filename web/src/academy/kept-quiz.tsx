import type { Question } from '@moisson/core/academy/topic'
import { Quiz } from './quiz.tsx'
import { useReading } from './use-reading.ts'

/** The questions of a topic with what one answered before; once all are answered, that is kept with the account. */
export default function KeptQuiz({ questions, page }: { questions: readonly Question[]; page: string }) {
  const { items, keep } = useReading()
  const before = items?.find((one) => one.page === page)?.answers
  return (
    <Quiz
      // What was kept arrives after the questions: they are drawn anew with it.
      key={before ? before.join() : 'none'}
      questions={questions}
      before={before ?? []}
      onAll={(answers) => void keep(page, { answers })}
    />
  )
}
