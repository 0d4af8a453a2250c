/** What stands in a field while it is typed. */
export interface Typed {
  text: string
  /** It cannot be read: what would be sent is `value`, which nobody sees. */
  unread: boolean
  /** What the form holds while it cannot be read: what it held before this text was begun, never a part of the text. */
  value: unknown
  /** What the form held as the last key was pressed, which it may still hold for a moment. */
  was?: unknown
}

/** A field of the page, as far as it can be lost: a text, a choice in a list, a card. */
export interface Written {
  value: string
  isConnected: boolean
}

/** What is being typed in the fields of one form, by field. A form whose sheet holds an unread text is never sent. */
export interface Sheet {
  /** The id of the form element. */
  id: string
  at: (field: string) => Typed | undefined
  write: (field: string, typed: Typed) => void
  drop: (field: string) => void
  clear: () => void
  /** A field stands on the screen until the returned function is called. */
  stand: (field: string) => () => void
  /** The form is on the screen until the returned function is called. */
  open: () => () => void
  /** Texts that were read give way to what was read of them; those that were not are returned, by field. */
  settle: () => readonly string[]
  unread: () => readonly string[]
  /** Something is about to be typed in a field: what it holds now is what it began with. */
  enter: (field: Written) => void
  /** A field still on the screen holds something else than what it began with. */
  written: () => boolean
  /** What the fields hold is saved; the returned function takes that back. */
  saved: () => () => void
  subscribe: (listener: () => void) => () => void
}

export function createSheet(id: string): Sheet {
  const typed = new Map<string, Typed>()
  const standing = new Map<string, number>()
  const listeners = new Set<() => void>()
  const began = new Map<Written, string>()
  let opened = 0
  let unread: readonly string[] = []

  function tell(): void {
    const next = [...typed].filter(([, { unread: not }]) => not).map(([field]) => field)
    if (next.join('\n') !== unread.join('\n')) unread = next
    for (const listener of listeners) listener()
  }
  function drop(field: string): void {
    if (typed.delete(field)) tell()
  }
  return {
    id,
    at: (field) => typed.get(field),
    write(field, what) {
      typed.set(field, what)
      tell()
    },
    drop,
    clear() {
      typed.clear()
      tell()
    },
    stand(field) {
      standing.set(field, (standing.get(field) ?? 0) + 1)
      return () => {
        const left = (standing.get(field) ?? 1) - 1
        if (left > 0) standing.set(field, left)
        else standing.delete(field)
        // An unread text waits for its field to come back, with its tab; a text that was read has done its work.
        if (typed.get(field)?.unread === false) drop(field)
      }
    },
    open() {
      opened += 1
      return () => {
        opened -= 1
      }
    },
    settle() {
      for (const [field, what] of typed) {
        // A field that left a form still shown asks for nothing any more.
        const gone = opened > 0 && !standing.has(field)
        if (!what.unread || gone) typed.delete(field)
      }
      tell()
      return unread
    },
    unread: () => unread,
    enter(field) {
      if (!began.has(field)) began.set(field, field.value)
    },
    written: () => [...began].some(([field, first]) => field.isConnected && field.value !== first),
    saved() {
      const former = [...began]
      began.clear()
      return () => {
        for (const [field, first] of former) began.set(field, first)
      }
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
