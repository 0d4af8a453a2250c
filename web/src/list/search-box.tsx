import { MOST_SEARCHED } from '@moisson/core/record/search-length'
import clsx from 'clsx'
import { Search, X } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { inputClass } from '../kit/field.tsx'
import { IconButton } from '../kit/icon-button.tsx'
import { useWords } from '../words/catalogue.ts'
import { kitWords } from '../words/kit.ts'

/** How long to wait after the last key before asking. */
const restMs = 250

/** A search that asks when the typing rests. */
export function SearchBox(props: {
  label: string
  hint: string
  value: string | undefined
  onChange: (value: string | undefined) => void
  className?: string
}) {
  const { label, hint, value = '', onChange, className } = props
  const { clearSearch } = useWords(kitWords)
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  // The value changed by another way than this box: back, or the filters cleared.
  if (known !== value) {
    setKnown(value)
    setTyped(value)
  }
  const ask = useEffectEvent(() => {
    if (typed.trim() !== value) onChange(typed.trim() || undefined)
  })
  useEffect(() => {
    const timer = setTimeout(ask, restMs)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <search className={clsx('relative max-sm:w-full', className ?? 'w-64')}>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-neutral-500"
      />
      <input
        type="search"
        aria-label={label}
        placeholder={hint}
        maxLength={MOST_SEARCHED}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className={`${inputClass} pr-10 pl-9 [&::-webkit-search-cancel-button]:hidden`}
      />
      {typed !== '' && (
        <IconButton
          icon={X}
          size="small"
          label={clearSearch}
          className="absolute top-1/2 right-1 -translate-y-1/2"
          onClick={() => setTyped('')}
        />
      )}
    </search>
  )
}
