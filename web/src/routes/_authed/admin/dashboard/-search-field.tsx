import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { inputClass } from '../../../../kit/field.tsx'

const restMs = 250

/** A search that asks when the typing rests. */
export function SearchField(props: {
  label: string
  hint: string
  value: string
  onChange: (value: string | undefined) => void
}) {
  const { label, hint, value, onChange } = props
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
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
    <search className="relative w-60 max-sm:w-full">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-neutral-500"
      />
      <input
        type="search"
        aria-label={label}
        placeholder={hint}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className={`${inputClass} pl-9`}
      />
    </search>
  )
}
