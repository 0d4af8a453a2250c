import type { LucideIcon } from 'lucide-react'
import clsx from 'clsx'
import type { ButtonProps } from './button.tsx'
import { buttonClass } from './button-class.ts'
import { deadButton, useDenied } from './rights.ts'
import { Spinner } from './spinner.tsx'
import { Tooltip } from './tooltip.tsx'

/** A button that is an icon; `label` is read aloud, and shown as a hint. */
export function IconButton(
  props: Omit<ButtonProps, 'children' | 'icon'> & { icon: LucideIcon; label: string },
) {
  const { icon: Icon, label, look = 'quiet', size, wide: _, className, running, makes, ...rest } = props
  const denied = useDenied(makes)
  const square = size === 'small' ? 'w-8 pointer-coarse:w-11' : 'w-10 pointer-coarse:w-11'
  return (
    <Tooltip text={denied ? `${label} · ${denied}` : label}>
      <button
        type="button"
        aria-label={label}
        className={buttonClass({ look, size, className: clsx('!px-0', square, className) })}
        {...rest}
        {...(denied && deadButton(denied))}
        title={undefined}
      >
        {running ? <Spinner /> : <Icon aria-hidden className="size-4.5" />}
      </button>
    </Tooltip>
  )
}
