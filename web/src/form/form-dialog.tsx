import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ButtonLook } from '../kit/button-class.ts'
import { Button } from '../kit/button.tsx'
import type { DialogProps } from '../kit/dialog.tsx'
import { useDialogDoor } from '../kit/dialog-door.ts'
import { Dialog } from '../kit/dialog.tsx'
import { UnsavedChanges } from '../shell/unsaved-changes.tsx'
import { useWords } from '../words/catalogue.ts'
import { kitWords } from '../words/kit.ts'
import type { FormProps } from './form.tsx'
import { Form } from './form.tsx'
import { useSheet } from './use-sheet.ts'

/**
 * A dialog, or a drawer with `side`, that is one form: Enter, Ctrl+S and its main button are the same, and what was
 * typed is lost by no way out without a question. It exists while it is open; while it sends, Escape waits with it.
 */
export function FormDialog(
  props: Pick<DialogProps, 'title' | 'description' | 'size' | 'side' | 'stubborn' | 'leave' | 'onClose'> &
    Pick<FormProps, 'sheet' | 'error' | 'failure' | 'unguarded' | 'ownKey' | 'makes' | 'onSubmit'> & {
      /** The verb of the main button; without one there is nothing more to do than read. */
      submit: string | null
      look?: ButtonLook
      icon?: LucideIcon
      running: boolean
      disabled?: boolean
      /** Says otherwise than « Annuler » how nothing is done. */
      cancel?: string
      /** Beside the buttons: a fact, or another button. */
      aside?: ReactNode
      children: ReactNode
    },
) {
  const { submit, look = 'primary', icon, running, disabled, cancel, aside, ...inside } = props
  const { sheet: given, error, failure, unguarded, ownKey, makes, onSubmit, children, ...dialog } = inside
  const own = useSheet()
  const sheet = given ?? own
  const kit = useWords(kitWords)
  return (
    <Dialog
      open
      {...dialog}
      stubborn={dialog.stubborn || running}
      footer={
        <>
          {aside}
          <CancelButton>{cancel ?? (submit === null ? kit.close : kit.cancel)}</CancelButton>
          {submit !== null && (
            <Button
              look={look}
              icon={icon}
              type="submit"
              form={sheet.id}
              running={running}
              disabled={disabled}
              makes={makes}
            >
              {submit}
            </Button>
          )}
        </>
      }
    >
      <Form
        {...{ sheet, error, failure, running, unguarded, ownKey, makes }}
        className="grid gap-5"
        onSubmit={() => {
          if (submit !== null) onSubmit()
        }}
      >
        {children}
      </Form>
      {!unguarded && <UnsavedChanges when={sheet.written} body={dialog.leave} />}
    </Dialog>
  )
}

/** Closes the dialog around, with its question when something would be lost. */
export function CancelButton({ children }: { children: ReactNode }) {
  const door = useDialogDoor()
  return <Button onClick={door?.close}>{children}</Button>
}
