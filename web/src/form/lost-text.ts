import type { Sheet, Written } from './sheet.ts'

const kept = new Set(['text', 'email', 'tel', 'url', 'number', 'date', 'time', 'file'])

/** Knows from now on what each field of a form began with, until the returned function is called. */
export function watchText(form: HTMLElement, sheet: Sheet): () => void {
  const cards = new WeakMap<HTMLInputElement, Written>()
  const enter = (field: EventTarget | null) => {
    if (isLostText(field)) sheet.enter(field)
    else if (field instanceof HTMLInputElement && field.type === 'radio') {
      if (!cards.has(field)) cards.set(field, cardOf(field))
      sheet.enter(cards.get(field) ?? field)
    }
  }
  const onEnter = ({ target }: Event) => {
    const label = target instanceof Element ? target.closest('label') : null
    enter(label?.control ?? target)
  }
  if (form.contains(document.activeElement)) enter(document.activeElement)
  // The others than the first for a field that keeps the focus while what it holds is saved.
  const events = ['focusin', 'beforeinput', 'pointerdown', 'keydown']
  for (const name of events) form.addEventListener(name, onEnter)
  return () => {
    for (const name of events) form.removeEventListener(name, onEnter)
  }
}

/** Whether what stands in it took somebody time: not a search, a password, or a word that only confirms. */
function isLostText(
  field: EventTarget | null,
): field is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  if (field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement) return true
  return field instanceof HTMLInputElement && kept.has(field.type) && field.dataset['confirms'] === undefined
}

/** A card among others: what it holds is whether it is the chosen one. */
const cardOf = (card: HTMLInputElement): Written => ({
  get value() {
    return String(card.checked)
  },
  get isConnected() {
    return card.isConnected
  },
})
