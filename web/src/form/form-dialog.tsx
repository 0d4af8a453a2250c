import type { ReactNode } from 'react'
import type { ApiError } from '../api/api-error.ts'
import type { DialogProps } from '../kit/dialog.tsx'
import { Button } from '../kit/button.tsx'
import { Dialog } from '../kit/dialog.tsx'
import { useWords } from '../words/catalogue.ts'
import { kitWords } from '../words/kit.ts'
import { Form } from './form.tsx'
import { useSheet } from './use-sheet.ts'

/** A dialog that is one form: Enter, Ctrl+S and its main button are the same. It exists while it is open. */
export function FormDialog(
  props: Pick<DialogProps, 'title' | 'description' | 'size' | 'stubborn' | 'onClose'> & {
    /** The verb of the main button. */
    submit: string
    running: boolean
    disabled?: boolean
    error: ApiError | null
    onSubmit: () => void
    children: ReactNode
  },
) {
  const { submit, running, disabled, error, onSubmit, children, ...dialog } = props
  const sheet = useSheet()
  const kit = useWords(kitWords)
  return (
    <Dialog
      open
      {...dialog}
      footer={
        <>
          <Button onClick={dialog.onClose}>{kit.cancel}</Button>
          <Button look="primary" type="submit" form={sheet.id} running={running} disabled={disabled}>
            {submit}
          </Button>
        </>
      }
    >
      <Form
        sheet={sheet}
        error={error}
        className="grid gap-5"
        onSubmit={() => {
          if (!running && !disabled) onSubmit()
        }}
      >
        {children}
      </Form>
    </Dialog>
  )
}
