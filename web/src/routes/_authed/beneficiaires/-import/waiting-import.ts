interface Waiting {
  id: string
  name: string
}
const keyOf = (company: string) => `moisson.import.${company}`

/** The file that was read and not yet confirmed, so that the list can lead back to it. */
export function waitingImport(company: string): Waiting | null {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(company)) ?? 'null') as Partial<Waiting> | null
    return typeof stored?.id === 'string' && typeof stored.name === 'string'
      ? { id: stored.id, name: stored.name }
      : null
  } catch {
    return null
  }
}

export function rememberImport(company: string, waiting: Waiting): void {
  try {
    localStorage.setItem(keyOf(company), JSON.stringify(waiting))
  } catch {
    // Private browsing: the address of the page is enough.
  }
}

export function forgetImport(company: string): void {
  try {
    localStorage.removeItem(keyOf(company))
  } catch {
    // Nothing was kept.
  }
}
