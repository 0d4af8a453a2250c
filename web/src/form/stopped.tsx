import { useWords } from '../words/catalogue.ts'
import { dataWords } from '../words/data.ts'

/** Says aloud, each time, why the way on is closed; the focus is on the field by then. */
export function Stopped({ times }: { times: number }) {
  const words = useWords(dataWords)
  if (times === 0) return null
  return (
    <p key={times} role="alert" className="sr-only">
      {words.notSent}
    </p>
  )
}
