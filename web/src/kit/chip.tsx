import clsx from 'clsx'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'

/** A filter that is pressed or not, with how many it shows. */
export function Chip(props: {
  pressed: boolean
  onPress: (pressed: boolean) => void
  count?: ReactNode
  /** What it shows asks for something to be done. */
  urgent?: boolean
  /** Pressing again takes the filter away. */
  removable?: boolean
  children: ReactNode
}) {
  const { pressed, onPress, count, urgent = false, removable = false, children } = props
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={() => onPress(!pressed)}
      className={clsx(
        'inline-flex h-9 shrink-0 items-center gap-2 rounded-full px-3 text-sm font-medium ring-1 transition-colors ring-inset pointer-coarse:h-11',
        pressed
          ? urgent
            ? 'bg-amber-900 text-white ring-amber-900'
            : 'bg-primary-800 text-white ring-primary-800'
          : urgent
            ? 'bg-amber-50 text-amber-950 ring-amber-700/25 hover:bg-amber-100'
            : 'bg-white text-neutral-800 ring-neutral-300 hover:ring-neutral-500',
      )}
    >
      {children}
      {count !== undefined && <span className="tabular text-xs">{count}</span>}
      {removable && pressed && <X aria-hidden className="size-3.5" />}
    </button>
  )
}
