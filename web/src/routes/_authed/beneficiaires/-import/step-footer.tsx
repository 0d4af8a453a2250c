import type { ReactNode } from 'react'

/** The way on, always in sight: above the navigation of a phone, at the bottom of a wide screen. */
export function StepFooter({ note, children }: { note?: ReactNode; children: ReactNode }) {
  return (
    <div className="sticky bottom-14 z-20 -mx-4 flex flex-wrap items-center justify-end gap-x-6 gap-y-2 border-t border-neutral-200 bg-neutral-50/95 px-4 py-3 backdrop-blur sm:-mx-6 sm:px-6 lg:bottom-0 lg:-mx-10 lg:px-10">
      {note && <div className="min-w-0 flex-1 text-sm text-neutral-700 max-sm:basis-full">{note}</div>}
      {children}
    </div>
  )
}
