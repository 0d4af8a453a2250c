import type { ReactNode } from 'react'
import { Notice } from './notice.tsx'
import type { Makes } from './rights.ts'
import { useDenied } from './rights.ts'

/** What reads or makes a call, or the reason why whoever looks may not. */
export function IfMay({ makes, children }: { makes: Makes; children: ReactNode }) {
  const denied = useDenied(makes)
  return denied ? <Notice>{denied}</Notice> : children
}
