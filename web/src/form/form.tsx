import type { ComponentProps, SyntheticEvent } from 'react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ApiError } from '../api/api-error.ts'
import type { Sheet } from './sheet.ts'
import { Stopped } from './stopped.tsx'
import { leadTo, stopAtUnread } from './stop-at-unread.ts'
import { useSaveKey } from './use-save-key.ts'
import { SheetContext, useSheet } from './use-sheet.ts'

export interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'id'> {
  /** Given when the save outlives the fields or its button stands elsewhere. */
  sheet?: Sheet
  onSubmit: () => void
  /** What the server refused: the first field concerned takes the focus. */
  error?: ApiError | null
  /** The save has its own key somewhere else. */
  ownKey?: boolean
}

/** The one form: it submits only what its fields show, by button, Enter or Ctrl+S, and leads to what has to be mended. */
export function Form({ sheet: given, onSubmit, error, ownKey, children, ...rest }: FormProps) {
  const own = useSheet()
  const sheet = given ?? own
  const [stops, setStops] = useState(0)
  const element = () => document.getElementById(sheet.id)

  function submit(event?: SyntheticEvent) {
    event?.preventDefault()
    // A form inside a dialog must not submit the one around it.
    event?.stopPropagation()
    if (stopAtUnread(sheet)) return setStops(stops + 1)
    setStops(0)
    onSubmit()
  }
  useSaveKey(() => submit(), ownKey ? null : element)
  useEffect(() => sheet.open(), [sheet])

  const refused = Object.keys(error?.fieldErrors ?? {}).length > 0
  const correct = useEffectEvent(() => {
    const field = element()?.querySelector<HTMLElement>('[aria-invalid=true]')
    if (field) leadTo(field)
  })
  useEffect(() => {
    if (refused) correct()
  }, [refused, error])

  return (
    <SheetContext value={sheet}>
      <form {...rest} id={sheet.id} noValidate onSubmit={submit}>
        {children}
        <Stopped times={stops} />
      </form>
    </SheetContext>
  )
}
