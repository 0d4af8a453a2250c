import { Tooltip as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { useOverlayContainer } from './overlay-container.ts'

/** Milliseconds before a hint shows, and the time in which the next one shows at once. */
export const tooltipDelayMs = 700
export const tooltipSkipDelayMs = 300

/** Around the page, once: hints share their delays. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={tooltipDelayMs} skipDelayDuration={tooltipSkipDelayMs}>
      {children}
    </Radix.Provider>
  )
}

/** A hint on hover and focus; never the only place of an information. `children` is one focusable element. */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactNode }) {
  const container = useOverlayContainer()
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-72 animate-fade-in rounded-lg bg-neutral-900 px-2.5 py-1.5 text-sm text-white shadow-lift"
        >
          {text}
          <Radix.Arrow className="fill-neutral-900" />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
