import clsx from 'clsx'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

const looks = {
  info: { icon: Info, box: 'border-secondary-200 bg-secondary-50', mark: 'text-secondary-700' },
  success: { icon: CircleCheck, box: 'border-primary-200 bg-primary-50', mark: 'text-primary-700' },
  warning: { icon: TriangleAlert, box: 'border-amber-300 bg-amber-50', mark: 'text-amber-700' },
  error: { icon: CircleAlert, box: 'border-red-200 bg-red-50', mark: 'text-red-700' },
}

export interface NoticeProps {
  kind?: keyof typeof looks
  title?: ReactNode
  children?: ReactNode
  actions?: ReactNode
  /** Read aloud when it appears. */
  announced?: boolean
}

/** A message inside the page, beside what it is about. */
export function Notice({ kind = 'info', title, children, actions, announced }: NoticeProps) {
  const { icon: Icon, box, mark } = looks[kind]
  return (
    <div
      role={announced ? (kind === 'error' ? 'alert' : 'status') : undefined}
      className={clsx('flex gap-3 rounded-xl border px-4 py-3', box)}
    >
      <Icon aria-hidden className={clsx('mt-0.5 size-5 shrink-0', mark)} />
      <div className="min-w-0 flex-1">
        {title && <p className="font-medium text-neutral-950">{title}</p>}
        {children && <div className="text-neutral-800">{children}</div>}
        {actions && <div className="mt-2.5 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  )
}
