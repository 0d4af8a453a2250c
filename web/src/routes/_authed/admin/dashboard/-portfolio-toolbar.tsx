import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { inputClass, SelectField } from '../../../../kit/field.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import type { PortfolioSearch } from './-search.ts'
import { portfolioWords } from './-words.ts'

const restMs = 250

export function PortfolioToolbar(props: {
  search: PortfolioSearch
  onChange: (next: Partial<PortfolioSearch>) => void
}) {
  const { search, onChange } = props
  const words = useWords(portfolioWords)
  const value = search.q ?? ''
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    setTyped(value)
  }
  const ask = useEffectEvent(() => {
    if (typed.trim() !== value) onChange({ q: typed.trim() || undefined })
  })
  useEffect(() => {
    const timer = setTimeout(ask, restMs)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <>
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
      <SelectField
        label={words.status}
        labelHidden
        className="w-44"
        value={search.status ?? ''}
        placeholder={words.anyStatus}
        options={Object.entries(words.statuses).map(([status, label]) => ({ value: status, label }))}
        onChange={(event) => onChange({ status: event.target.value || undefined })}
      />
    </>
  )
}
