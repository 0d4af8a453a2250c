import type { ComponentProps } from 'react'
import { useRef, useState } from 'react'
import { TriesContext } from '../kit/field.tsx'
import { useFirstError } from './lead-to.ts'

/** For the pages of the way in, where `Form` would cost 2 of 120 kB: no field of theirs is read as something else. */
export function LightForm(
  props: Omit<ComponentProps<'form'>, 'onSubmit' | 'ref'> & {
    onSubmit: () => void
    /** What was refused. */
    error: object | null
    running: boolean
  },
) {
  const { onSubmit, error, running, ...rest } = props
  const form = useRef<HTMLFormElement>(null)
  const [submits, setSubmits] = useState(0)
  useFirstError(() => form.current, submits, error)
  return (
    <TriesContext value={submits}>
      <form
        {...rest}
        ref={form}
        noValidate
        // Sent before its script is there, it goes nowhere: no address shows what was typed.
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault()
          if (running) return
          setSubmits(submits + 1)
          onSubmit()
        }}
      />
    </TriesContext>
  )
}
