import type { ReactNode } from 'react'
import { frameShape } from './frame-shape.ts'
import { Logo } from './logo.tsx'

/** The frame as it is written at build, before anybody is known in it: the mark, and the page. */
export function WaitingFrame({ children }: { children: ReactNode }) {
  return (
    <div className={frameShape.whole}>
      <aside className={frameShape.side}>
        <span className="px-2 py-1">
          <Logo />
        </span>
      </aside>
      <header className={frameShape.bar}>
        <Logo name={false} />
      </header>
      <div className="min-w-0">
        <main className={frameShape.page}>{children}</main>
      </div>
    </div>
  )
}
