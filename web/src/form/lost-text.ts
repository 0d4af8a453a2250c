import type { Sheet } from './sheet.ts'

const kept = new Set(['text', 'email', 'tel', 'url', 'number', 'date', 'time', 'file'])

/** Knows from now on what each field of a form began with, until the returned function is called. */
export function watchText(form: HTMLElement, sheet: Sheet): () => void {
  const enter = (field: EventTarget | null) => {
    if (isLostText(field)) sheet.enter(field)
  }
  const onEnter = (event: Event) => enter(event.target)
  if (form.contains(document.activeElement)) enter(document.activeElement)
  // The second one for a field that keeps the focus while what it holds is saved.
  const events = ['focusin', 'beforeinput']
  for (const name of events) form.addEventListener(name, onEnter)
  return () => {
    for (const name of events) form.removeEventListener(name, onEnter)
  }
}

/** Whether what stands in it took somebody time: not a search, a password, or a word that only confirms. */
function isLostText(field: EventTarget | null): field is HTMLInputElement | HTMLTextAreaElement {
  if (field instanceof HTMLTextAreaElement) return true
  return field instanceof HTMLInputElement && kept.has(field.type) && field.dataset['confirms'] === undefined
}
