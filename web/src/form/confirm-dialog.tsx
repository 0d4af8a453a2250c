import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ApiError } from '../api/api-error.ts'
import type { ButtonLook } from '../kit/button-class.ts'
import { Button } from '../kit/button.tsx'
import type { Makes } from '../kit/rights.ts'
import type { DialogProps } from '../kit/dialog.tsx'
import { Dialog } from '../kit/dialog.tsx'
import { useWords } from '../words/catalogue.ts'
import { kitWords } from '../words/kit.ts'
import { SaveFailure } from './save-failure.tsx'

/** Something that is done by one button, once it was read; a refusal is said in the dialog. Nothing is typed in it. */
export function ConfirmDialog(
  props: Pick<DialogProps, 'title' | 'description' | 'size' | 'stubborn' | 'onClose' | 'children'> & {
    /** The verb of the main button; without one there is nothing to do but read. */
    confirm: string | null
    look?: ButtonLook
    icon?: LucideIcon
    running?: boolean
    disabled?: boolean
    /** The call it makes: dead, with its reason, for whoever may not make it. */
    makes?: Makes | undefined
    error?: ApiError | null
    /** Says a refusal in other words than its own. */
    failure?: ReactNode
    /** Says otherwise than « Annuler » how nothing is done. */
    cancel?: string
    /** Beside the buttons: another button. */
    aside?: ReactNode
    onConfirm: () => void
  },
) {
  const {
    confirm,
    look = 'primary',
    icon,
    running,
    disabled,
    makes,
    error,
    cancel,
    aside,
    onConfirm,
    ...rest
  } = props
  const { failure = error && <SaveFailure error={error} />, children, ...dialog } = rest
  const kit = useWords(kitWords)
  return (
    <Dialog
      size="small"
      {...dialog}
      open
      footer={
        <>
          {aside}
          <Button onClick={dialog.onClose}>{confirm === null ? kit.close : (cancel ?? kit.cancel)}</Button>
          {confirm !== null && (
            <Button
              look={look}
              icon={icon}
              running={running}
              disabled={disabled}
              makes={makes}
              onClick={onConfirm}
            >
              {confirm}
            </Button>
          )}
        </>
      }
    >
      {(failure || children) && (
        <div className="grid gap-5">
          {failure}
          {children}
        </div>
      )}
    </Dialog>
  )
}
