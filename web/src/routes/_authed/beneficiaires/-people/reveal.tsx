import type { ReactNode } from 'react'

/** Something that appears above what is being read, and has to be seen: it comes into view as it appears. */
export function Reveal({ children }: { children: ReactNode }) {
  return (
    <div
      className="scroll-mt-5"
      ref={(element) => {
        element?.scrollIntoView({ block: 'start' })
      }}
    >
      {children}
    </div>
  )
}
