import { Popover as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { useOverlayContainer } from './overlay-container.ts'

/** A small panel beside its button; `trigger` is one button. */
export function Popover({ trigger, children }: { trigger: ReactNode; children: ReactNode }) {
  const container = useOverlayContainer()
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          sideOffset={6}
          collisionPadding={12}
          className="z-50 w-80 max-w-[calc(100vw-1.5rem)] animate-rise rounded-xl border border-neutral-200 bg-white p-4 shadow-lift focus-visible:outline-none"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
