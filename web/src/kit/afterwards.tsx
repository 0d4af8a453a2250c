import type { ReactNode } from 'react'
import { useDeferredValue } from 'react'

/** What can wait for what stands above it: drawn right after, in small steps that a finger may interrupt. */
export function Afterwards({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) ? children : null
}
