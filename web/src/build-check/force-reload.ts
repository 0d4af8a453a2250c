const key = 'moisson.reload'

export interface ReloadMemory {
  getItem: (key: string) => string | null
  setItem: (key: string, value: string) => void
}

/** Reloads the page unless that was done less than 10 s ago; true when it reloads. */
export function forceReload(
  reload: () => void = () => location.reload(),
  memory: ReloadMemory = sessionStorage,
  now = Date.now(),
  suppressionMs = 10_000,
): boolean {
  const last = Number(memory.getItem(key) ?? Number.NaN)
  if (now - last < suppressionMs) return false
  memory.setItem(key, String(now))
  reload()
  return true
}
