import { useState } from 'react'

/** The columns a person hid in a table, kept on this browser. */
export function useHiddenColumns(
  table: string,
  columns: readonly { key: string; hidden?: boolean }[],
): [ReadonlySet<string>, (key: string) => void] {
  const storageKey = `moisson.columns.${table}`
  const [hidden, setHidden] = useState<ReadonlySet<string>>(
    () => stored(storageKey) ?? new Set(columns.filter((column) => column.hidden).map(({ key }) => key)),
  )
  return [
    hidden,
    (key) => {
      const next = new Set(hidden)
      if (!next.delete(key)) next.add(key)
      // A table without a column says nothing.
      if (next.size >= columns.length) return
      setHidden(next)
      try {
        localStorage.setItem(storageKey, JSON.stringify([...next]))
      } catch {
        // Private browsing: the choice lasts as long as the page.
      }
    },
  ]
}

function stored(key: string): ReadonlySet<string> | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return Array.isArray(value) ? new Set(value.filter((each) => typeof each === 'string')) : null
  } catch {
    return null
  }
}
