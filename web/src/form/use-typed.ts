import { useEffect, useEffectEvent, useId, useSyncExternalStore } from 'react'
import { useSheetAround } from './use-sheet.ts'

export type Reading<Value> = { value: Value } | { problem: string }

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

  function type(text: string) {
    const found = read(text)
    sheet.write(field, { text, unread: 'problem' in found, value })
    if ('value' in found) onChange(found.value)
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
    if (typed.value !== value) sheet.drop(field)
    // The bounds moved, and what stands there can be sent now.
    else if (reading && 'value' in reading) type(typed.text)
  })
  const readable = reading !== null && 'value' in reading
  useEffect(() => follow(), [typed, value, readable])

  return {
    problem: reading && 'problem' in reading ? reading.problem : null,
    input: {
      'data-unread': typed?.unread || undefined,
      value: typed?.text ?? write(value),
      onChange: (event: { target: { value: string } }) => type(event.target.value),
      onFocus: (event: { target: { select: () => void } }) => event.target.select(),
      onBlur: () => {
        if (typed?.unread === false) sheet.drop(field)
      },
    },
  }
}
