import { useSyncExternalStore } from 'react'

/** Milliseconds a toast stays, and how long it takes to leave. */
export const toastDurationMs = 5000
export const toastRemovalMs = 200
export const toastsShown = 5
export const toastHotkey = 'F8'

export interface ToastInput {
  kind: 'success' | 'info' | 'warning' | 'error'
  title: string
  body?: string
  /** The language of the text, where it is not the page's. */
  lang?: string
  action?: { label: string; run: () => void }
  durationMs?: number
}
export interface Toast extends ToastInput {
  id: number
  open: boolean
}

const listeners = new Set<() => void>()
let toasts: readonly Toast[] = []
let nextId = 1

function become(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a toast; the five latest are kept, and one that says the same again takes the place of the first. Returns its id. */
export function showToast(input: ToastInput): number {
  const id = nextId++
  const others = toasts.filter((one) => !saysTheSame(one, input))
  become([...others, { ...input, id, open: true }].slice(-toastsShown))
  return id
}

/** What can be undone belongs to its own action: two of them are two. */
function saysTheSame(shown: Toast, { kind, title, body, action }: ToastInput): boolean {
  return !action && !shown.action && shown.kind === kind && shown.title === title && shown.body === body
}

/** Closes a toast; it is removed once its leave is over. */
export function closeToast(id: number): void {
  if (!toasts.some((toast) => toast.id === id && toast.open)) return
  become(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)))
  setTimeout(() => become(toasts.filter((toast) => toast.id !== id)), toastRemovalMs)
}

export const shownToasts = (): readonly Toast[] => toasts

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    shownToasts,
    shownToasts,
  )
}
