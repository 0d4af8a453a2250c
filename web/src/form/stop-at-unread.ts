import { leadTo } from './lead-to.ts'
import type { Sheet } from './sheet.ts'

/**
 * Leads to the first field that shows something else than what would be sent, and says that there is one. A date half
 * written is one too: the browser shows it and gives nothing.
 */
export function stopAtUnread(sheet: Sheet): boolean {
  const unread = sheet.settle().length > 0
  const field = firstUnread(sheet)
  if (field) leadTo(field)
  return unread || field !== undefined
}

/** Waits for the fields to be drawn, when their tab is only just opening. */
export function leadToUnread(sheet: Sheet, tries = 20): void {
  const field = firstUnread(sheet)
  if (field) leadTo(field)
  else if (tries > 0) setTimeout(() => leadToUnread(sheet, tries - 1), 50)
}

function firstUnread(sheet: Sheet): HTMLElement | undefined {
  const fields = document.getElementById(sheet.id)?.querySelectorAll<HTMLInputElement>('input, textarea')
  return [...(fields ?? [])].find((field) => field.dataset['unread'] !== undefined || field.validity.badInput)
}
