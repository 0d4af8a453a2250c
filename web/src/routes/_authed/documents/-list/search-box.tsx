import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { inputClass } from '../../../../kit/field.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { documentWords } from '../-document-words.ts'

/** How long to wait after the last key before asking. */
const restMs = 250

/** Words looked for in titles, file names and filing references. */
export function SearchBox({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const words = useWords(documentWords)
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  // The address changed by another way than this box: back, or the filters cleared.
  if (known !== value) {
    setKnown(value)
    setTyped(value)
  }
  const ask = useEffectEvent(() => {
    if (typed.trim() !== value) onChange(typed.trim())
  })
  useEffect(() => {
    const timer = setTimeout(ask, restMs)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <search className="relative w-72 max-sm:w-full">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-neutral-500"
      />
      <input
        type="search"
        aria-label={words.search}
        placeholder={words.searchHint}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className={`${inputClass} pl-9`}
      />
    </search>
  )
}
