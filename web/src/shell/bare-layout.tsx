import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { queryClient } from '../api/query-client.ts'
import { late } from '../kit/late.tsx'
import { onceSomebodyIsThere } from '../kit/once-somebody-is-there.ts'
import { isKiosk } from '../session/session.ts'
import { OfflineStrip } from './offline-strip.tsx'
import { SkipLink } from './skip-link.tsx'
import { StepUpGate } from './step-up-gate.tsx'

const KioskGuard = late(() => import('../code/kiosk-guard.tsx'))

/** What was read is kept for a visit without network, and the first display waits for none of that. */
function keep(): void {
  // A page that cannot fetch this any more keeps nothing, as a private window does.
  if (!isKiosk())
    void import('../offline/last-known.ts').then(
      ({ keepForLater }) => keepForLater(),
      () => undefined,
    )
}

/** No frame: the screens of a beneficiary are full pages on a phone. */
export function BareLayout() {
  useEffect(() => onceSomebodyIsThere(keep), [])
  return (
    <QueryClientProvider client={queryClient}>
      <SkipLink />
      {isKiosk() && <KioskGuard />}
      <OfflineStrip />
      <Outlet />
      <StepUpGate />
    </QueryClientProvider>
  )
}
