import type { ReactNode } from 'react'

/** The title of a page, which takes the focus on navigation, and its main actions. */
export function PageHeader(props: {
  title: ReactNode
  /** A line above the title: where one is. */
  above?: ReactNode
  /** A line under the title. */
  children?: ReactNode
  actions?: ReactNode
}) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        {props.above && <div className="mb-1 text-sm text-neutral-600">{props.above}</div>}
        <h1 tabIndex={-1} data-page-title className="text-2xl leading-8 font-semibold tracking-tight">
          {props.title}
        </h1>
        {props.children && (
          <div className="mt-1 max-w-prose text-pretty text-neutral-600">{props.children}</div>
        )}
      </div>
      {props.actions && <div className="flex flex-wrap items-center gap-3">{props.actions}</div>}
    </header>
  )
}
