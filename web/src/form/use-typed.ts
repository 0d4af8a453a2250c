import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import type { Typed } from './sheet.ts'
import { useSheetAround } from './use-sheet.ts'

export type Reading<Value> = { value: Value } | { problem: string }

/**
 * What stands in a field after a key, and what the form is given of it: a text that cannot be read takes back what was
 * read of its beginning, so that « 9 », « 99 » and « 999 » of a refused « 9999 » leave nothing behind.
 */
export function afterKey<Value>(
  before: Typed | undefined,
  held: Value,
  text: string,
  found: Reading<Value>,
): { typed: Typed; given: Value } {
  const began = before ? (before.value as Value) : held
  const given = 'value' in found ? found.value : began
  return { typed: { text, unread: 'problem' in found, value: began, was: held }, given }
}

/** A field whose text is read as something else: only what was read reaches the form, and what was not stops it. */
export function useTyped<Value>(props: {
  name: string | undefined
  value: Value
  write: (value: Value) => string
  read: (text: string) => Reading<Value>
  onChange: (value: Value) => void
}) {
  const { name, value, write, read, onChange } = props
  const sheet = useSheetAround()
  const own = useId()
  const field = name ?? own
  const typed = useSyncExternalStore(
    sheet.subscribe,
    () => sheet.at(field),
    () => undefined,
  )
  const reading = typed?.unread ? read(typed.text) : null
  const shown = typed?.text ?? write(value)

  // A value that comes into a field one stands in and has not typed in is selected too: the first key replaces it.
  const entered = useRef<{ select: () => void } | null>(null)
  useLayoutEffect(() => entered.current?.select(), [shown])

  function type(text: string) {
    entered.current = null
    const { typed: next, given } = afterKey(typed, value, text, read(text))
    sheet.write(field, next)
    if (!next.unread || given !== value) onChange(given)
  }

  useEffect(() => {
    const leave = sheet.stand(field)
    return () => {
      leave()
      // A field without a name never comes back as itself.
      if (name === undefined) sheet.drop(field)
    }
  }, [sheet, field, name])

  const follow = useEffectEvent(() => {
    if (!typed?.unread) return
    // Another control gave the field its value: the text that nobody could read gives way.
    if (typed.value !== value && typed.was !== value) sheet.drop(field)
    // The bounds moved, and what stands there can be sent now.
    else if (reading && 'value' in reading) type(typed.text)
  })
  const readable = reading !== null && 'value' in reading
  useEffect(() => follow(), [typed, value, readable])

  return {
    problem: reading && 'problem' in reading ? reading.problem : null,
    input: {
      'data-unread': typed?.unread || undefined,
      value: shown,
      onChange: (event: { target: { value: string } }) => type(event.target.value),
      onFocus: ({ target }: { target: { select: () => void } }) => {
        entered.current = target
        target.select()
      },
      onBlur: () => {
        entered.current = null
        if (typed?.unread === false) sheet.drop(field)
      },
    },
  }
}
