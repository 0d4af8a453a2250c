import { useEffect, useRef } from 'react'
import type { Answers } from './quiz.tsx'
import { useReading } from './use-reading.ts'

/** What the account keeps of the questions of a topic: told once read, and kept once all are answered. Draws nothing. */
export default function KeptAnswers(props: {
  page: string
  /** What was answered on this visit, by the place of the question; empty until the first answer. */
  given: Answers
  onBefore: (answers: Answers) => void
}) {
  const { page, given, onBefore } = props
  const { items, keep } = useReading()
  const before = items?.find((one) => one.page === page)?.answers
  const kept = useRef('')
  useEffect(() => {
    if (before) onBefore(before)
  }, [before, onBefore])
  useEffect(() => {
    if (!items || given.length === 0) return
    const all = given.map((answer, place) => answer ?? before?.[place]).filter((one) => one !== undefined)
    if (all.length < given.length || all.join() === kept.current) return
    kept.current = all.join()
    void keep(page, { answers: all })
  })
  return null
}
