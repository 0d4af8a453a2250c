/** The code of the step that is shown. */
export interface ProcessSearch {
  step?: string
}

export function readSearch(search: Record<string, unknown>): ProcessSearch {
  const { step } = search
  return typeof step === 'string' && /^\w{1,60}$/.test(step) ? { step } : {}
}
