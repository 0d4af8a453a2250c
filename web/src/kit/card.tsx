import clsx from 'clsx'
import type { ReactNode } from 'react'

/** A white panel with an optional heading; for things that can be acted on. */
export function Card(props: {
  title?: ReactNode
  actions?: ReactNode
  children?: ReactNode
  className?: string
  /** No inner margin, for a table that touches the edges. */
  flush?: boolean
  level?: 2 | 3
}) {
  const { title, actions, children, className, flush, level = 2 } = props
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section className={clsx('card min-w-0', className)}>
      {(title || actions) && (
        <header
          className={clsx('flex flex-wrap items-center justify-between gap-3 px-5 pt-4', flush && 'pb-4')}
        >
          {title && <Heading className="font-semibold">{title}</Heading>}
          {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
        </header>
      )}
      {flush ? children : <div className="p-5">{children}</div>}
    </section>
  )
}
