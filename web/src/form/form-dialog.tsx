import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import type { ButtonLook } from '../kit/button-class.ts'
import { Button } from '../kit/button.tsx'
import type { DialogProps } from '../kit/dialog.tsx'
import { Dialog } from '../kit/dialog.tsx'
import { LeaveQuestion } from '../shell/leave-question.tsx'
import { UnsavedChanges } from '../shell/unsaved-changes.tsx'
import { useWords } from '../words/catalogue.ts'
import { kitWords } from '../words/kit.ts'
import type { FormProps } from './form.tsx'
import { Form } from './form.tsx'
import { useSheet } from './use-sheet.ts'

/**
 * A dialog, or a drawer with `side`, that is one form: Enter, Ctrl+S and its main button are the same, and what was
 * typed is lost by no way out without a question. It exists while it is open.
 */
export function FormDialog(
  props: Pick<DialogProps, 'title' | 'description' | 'size' | 'side' | 'stubborn' | 'onClose'> &
    Pick<FormProps, 'sheet' | 'error' | 'failure' | 'onSubmit'> & {
      /** The verb of the main button. */
      submit: string
      look?: ButtonLook
      icon?: LucideIcon
      running: boolean
      disabled?: boolean
      /** Says otherwise than « Annuler » how nothing is done. */
      cancel?: string
      /** Beside the buttons: a fact, or another button. */
      aside?: ReactNode
      /** Asked before what was typed is lost. */
      leave?: string
      children: ReactNode
    },
) {
  const { submit, look = 'primary', icon, running, disabled, cancel, aside, ...inside } = props
  const { sheet: given, error, failure, onSubmit, leave, children, onClose, ...dialog } = inside
  const own = useSheet()
  const sheet = given ?? own
  const kit = useWords(kitWords)
  const [asking, setAsking] = useState(false)
  const close = () => (sheet.written() ? setAsking(true) : onClose())
  return (
    <Dialog
      open
      {...dialog}
      onClose={close}
      footer={
        <>
          {aside}
          <Button onClick={close}>{cancel ?? kit.cancel}</Button>
          <Button look={look} icon={icon} type="submit" form={sheet.id} running={running} disabled={disabled}>
            {submit}
          </Button>
        </>
      }
    >
      <Form {...{ sheet, error, failure, running, onSubmit }} className="grid gap-5">
        {children}
      </Form>
      <UnsavedChanges when={sheet.written} body={leave} />
      <LeaveQuestion open={asking} body={leave} onStay={() => setAsking(false)} onLeave={onClose} />
    </Dialog>
  )
}
