import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, MouseEvent } from 'react'
import type { ButtonLook, ButtonSize } from './button-class.ts'
import { buttonClass } from './button-class.ts'
import type { Makes } from './rights.ts'
import { deadButton, useDenied } from './rights.ts'
import { Spinner } from './spinner.tsx'

export interface ButtonProps extends ComponentProps<'button'> {
  /** One primary button per view. */
  look?: ButtonLook
  size?: ButtonSize
  wide?: boolean
  icon?: LucideIcon
  /** Keeps its label, turns and cannot be pressed again. */
  running?: boolean
  /** The call it makes or leads to: dead, with its reason, for whoever may not make it. */
  makes?: Makes | undefined
}

/** Disabled, it would lose the focus of who pressed it: it stays, and does nothing more. */
const busyButton = {
  'aria-busy': true,
  'aria-disabled': true,
  onClick: (event: MouseEvent) => event.preventDefault(),
}

/** A button; its label is the verb of what it does. */
export function Button(props: ButtonProps) {
  const {
    look,
    size,
    wide,
    icon: Icon,
    running = false,
    className,
    children,
    disabled,
    makes,
    ...rest
  } = props
  const denied = useDenied(makes)
  return (
    <button
      type="button"
      className={buttonClass({ look, size, wide, className })}
      disabled={disabled}
      {...rest}
      {...(running && busyButton)}
      {...(denied && deadButton(denied))}
    >
      {running ? <Spinner /> : Icon && <Icon aria-hidden className="size-4 shrink-0" />}
      {children}
    </button>
  )
}
