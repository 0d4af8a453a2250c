import type { ReactNode } from 'react'

/** The line at the bottom that holds the main button: never below the fold nor over what has the focus, above the phone's own bar. */
export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <div
      data-action-bar
      className="no-print sticky bottom-0 z-20 -mx-4 mt-auto grid gap-2.5 border-t border-neutral-200 bg-white px-4 pt-2.5 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-[0_-6px_16px_-8px_rgb(15_23_42/0.12)] sm:-mx-5 sm:px-5 lg:mx-0 lg:rounded-t-2xl lg:border-x lg:px-6 lg:py-4 [@media(max-height:30rem)]:static"
    >
      {children}
    </div>
  )
}
