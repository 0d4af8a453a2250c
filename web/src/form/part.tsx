import type { ReactNode } from 'react'
import { useState } from 'react'
import { stopAtUnread } from './stop-at-unread.ts'
import { Stopped } from './stopped.tsx'
import { SheetContext, useSheet } from './use-sheet.ts'

/** Fields with an own button inside a form: Enter presses that button, never the form's, and only what is shown goes in. */
export function Part(props: {
  className?: string
  onSubmit: () => void
  /** Receives what the own button does. */
  children: (submit: () => void) => ReactNode
}) {
  const sheet = useSheet()
  const [stops, setStops] = useState(0)
  function submit() {
    if (stopAtUnread(sheet)) return setStops(stops + 1)
    setStops(0)
    props.onSubmit()
  }
  return (
    <SheetContext value={sheet}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Enter belongs to the fields inside. */}
      <div
        id={sheet.id}
        className={props.className}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
          event.preventDefault()
          submit()
        }}
      >
        {props.children(submit)}
        <Stopped times={stops} />
      </div>
    </SheetContext>
  )
}
