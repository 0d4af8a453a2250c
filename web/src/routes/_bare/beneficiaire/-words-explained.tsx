import { lazy, Suspense, useState } from 'react'
import { BookOpen, ChevronDown } from 'lucide-react'
import { useEasyWords } from '../../../words/plain.ts'
import { homeWords } from './-home-words.ts'

const Definitions = lazy(() => import('./-definitions.tsx'))

/** Each word of the trade in one sentence. */
export function WordsExplained() {
  const words = useEasyWords(homeWords)
  const [asked, setAsked] = useState(false)
  return (
    <details className="group card" onToggle={() => setAsked(true)}>
      <summary className="flex min-h-12 items-center gap-2.5 rounded-xl px-4 py-2.5 font-semibold text-neutral-950 marker:content-none hover:bg-neutral-50 sm:px-5">
        <BookOpen aria-hidden className="size-4.5 text-secondary-700" />
        <span className="flex-1">{words.words}</span>
        <ChevronDown
          aria-hidden
          className="size-4 text-neutral-500 transition-transform group-open:rotate-180"
        />
      </summary>
      {asked && (
        <Suspense>
          <Definitions />
        </Suspense>
      )}
    </details>
  )
}
