import { showToast } from '../kit/toast-store.ts'

/** A dialog that did what it was opened for: says so, and closes. */
export function sayAndClose(title: string, onClose: () => void, body?: string): void {
  showToast({ kind: 'success', title, ...(body === undefined ? {} : { body }) })
  onClose()
}
