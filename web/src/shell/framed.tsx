import type { ReactNode } from 'react'
import { loadCompany, loadUser } from '../session/account.ts'
import { settled } from '../session/session.ts'
import { AuthedLayout } from './authed-layout.tsx'

/** True once the frame of the signed-in screens can be drawn; false for a visitor, and where nobody answers. */
export async function frameReady(): Promise<boolean> {
  try {
    if ((await settled()).status !== 'signed-in') return false
    // A link of one campaign has no menu to keep.
    if ((await loadUser()).campaign_scope !== null) return false
    await loadCompany()
    return true
  } catch {
    return false
  }
}

export function Framed({ children }: { children: ReactNode }) {
  return <AuthedLayout>{children}</AuthedLayout>
}
