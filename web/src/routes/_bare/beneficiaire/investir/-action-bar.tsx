import type { ReactNode } from 'react'

/** The line at the bottom that holds the main button: never below the fold, above the phone's own bar. */
export function ActionBar(props: { children: ReactNode; note?: ReactNode }) {
  return (
    <div className="no-print sticky bottom-0 z-20 -mx-4 mt-auto border-t border-neutral-200 bg-white/95 px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] backdrop-blur sm:-mx-5 sm:px-5 lg:mx-0 lg:rounded-t-xl lg:border-x">
      <div className="grid gap-2">
        {props.note}
        {props.children}
      </div>
    </div>
  )
}
