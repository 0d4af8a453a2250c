import type { ComponentProps, ReactNode, SyntheticEvent } from 'react'
import { useEffect, useState } from 'react'
import type { Makes } from '../kit/rights.ts'
import { useDenied } from '../kit/rights.ts'
import { OnlyRead } from '../kit/only-read.tsx'
import { useDialogDoor } from '../kit/dialog-door.ts'
import { hold } from '../session/at-stake.ts'
import { useFirstError } from './lead-to.ts'
import { watchText } from './lost-text.ts'
import type { Sheet } from './sheet.ts'
import { Stopped } from './stopped.tsx'
import { stopAtUnread } from './stop-at-unread.ts'
import { useSaveKey } from './use-save-key.ts'
import { TriesContext } from '../kit/field.tsx'
import { SheetContext, useSheet } from './use-sheet.ts'

export interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'id'> {
  /** Given when the save outlives the fields or its button stands elsewhere. */
  sheet?: Sheet | undefined
  onSubmit: () => void
  /** What the server refused: the first field concerned takes the focus. */
  error?: object | null | undefined
  /** Says above the fields a refusal that belongs to none of them. */
  failure?: ReactNode
  /** It is being sent: pressing again sends nothing. */
  running?: boolean | undefined
  /** Nothing of it is kept, or who holds it asks in its own words: the dialog around closes without a question. */
  unguarded?: boolean | undefined
  /** The save has its own key somewhere else, or decides too much for a key. */
  ownKey?: boolean | undefined
  /** The call it makes: its fields only read, with the reason, for whoever may not make it. */
  makes?: Makes | undefined
}

/** The one form: it submits only what its fields show, by button, Enter or Ctrl+S, and leads to what has to be mended. */
export function Form(props: FormProps) {
  const {
    sheet: given,
    onSubmit,
    error,
    failure,
    running,
    ownKey,
    unguarded,
    makes,
    children,
    ...rest
  } = props
  const denied = useDenied(makes)
  const own = useSheet()
  const sheet = given ?? own
  const [submits, setSubmits] = useState(0)
  const [stops, setStops] = useState(0)
  const losses = useDialogDoor()?.losses
  const element = () => document.getElementById(sheet.id)
  const waits = () => {
    const button = submitButton(element())
    return button?.disabled === true || button?.ariaBusy === 'true'
  }

  function submit(event?: SyntheticEvent) {
    event?.preventDefault()
    // A form inside a dialog must not submit the one around it.
    event?.stopPropagation()
    if (running || denied) return
    if (stopAtUnread(sheet)) return setStops(stops + 1)
    setStops(0)
    // Its button cannot be pressed: neither can the key.
    if (!event && waits()) return
    setSubmits(submits + 1)
    onSubmit()
  }
  useSaveKey(() => submit(), ownKey ? null : element)
  useEffect(() => sheet.open(), [sheet])
  useEffect(() => {
    const form = document.getElementById(sheet.id)
    return form ? watchText(form, sheet) : undefined
  }, [sheet])
  useEffect(() => {
    if (unguarded) return
    losses?.add(sheet.written)
    const letGo = hold(sheet.written)
    return () => {
      losses?.delete(sheet.written)
      letGo()
    }
  }, [sheet, losses, unguarded])

  useFirstError(element, submits, error)

  return (
    <SheetContext value={sheet}>
      <TriesContext value={submits}>
        <form {...rest} id={sheet.id} noValidate onSubmit={submit}>
          {failure}
          {makes ? <OnlyRead makes={makes}>{children}</OnlyRead> : children}
          <Stopped times={stops} />
        </form>
      </TriesContext>
    </SheetContext>
  )
}

function submitButton(form: HTMLElement | null): HTMLButtonElement | undefined {
  if (!(form instanceof HTMLFormElement)) return undefined
  return [...form.elements].find(
    (one): one is HTMLButtonElement => one instanceof HTMLButtonElement && one.type === 'submit',
  )
}
