/** The line a key leads to, or null for a key that moves nothing. */
export function moveIn(length: number, from: number, key: string): number | null {
  const steps: Record<string, number> = {
    ArrowDown: 1,
    ArrowUp: -1,
    PageDown: 10,
    PageUp: -10,
    Home: -length,
    End: length,
  }
  const step = steps[key]
  return step === undefined || length === 0 ? null : Math.min(length - 1, Math.max(0, from + step))
}

/** A first press sorts upwards, a second downwards. */
export function nextSort(sort: string | undefined, key: string): string {
  return sort === key ? `-${key}` : key
}

export function toggled(selected: ReadonlySet<string> | undefined, key: string): ReadonlySet<string> {
  const next = new Set(selected)
  if (!next.delete(key)) next.add(key)
  return next
}
