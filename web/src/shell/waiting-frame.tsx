import type { ReactNode } from 'react'
import { FramePage, FrameShape } from './frame-shape.tsx'
import { Logo } from './logo.tsx'

/** The frame as it is written at build, before anybody is known in it: the mark, and the page. */
export function WaitingFrame({ children }: { children: ReactNode }) {
  return (
    <FrameShape
      side={
        <span className="px-2 py-1">
          <Logo />
        </span>
      }
      bar={<Logo name={false} />}
    >
      <FramePage>{children}</FramePage>
    </FrameShape>
  )
}
