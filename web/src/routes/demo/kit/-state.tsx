import clsx from 'clsx'
import type { ReactNode } from 'react'

/** One state of a piece under its name. */
export function State(props: { name: ReactNode; row?: boolean; children: ReactNode }) {
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3">
      <h3 className="text-sm font-medium text-neutral-600">{props.name}</h3>
      <div className={clsx('min-w-0', props.row && 'flex flex-wrap items-center gap-3')}>
        {props.children}
      </div>
    </div>
  )
}
