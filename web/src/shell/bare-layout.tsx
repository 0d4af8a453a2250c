import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { queryClient } from '../api/query-client.ts'
import { OfflineStrip } from './offline-strip.tsx'
import { SkipLink } from './skip-link.tsx'
import { StepUpGate } from './step-up-gate.tsx'

/** No frame: the screens of a beneficiary are full pages on a phone. */
export function BareLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <SkipLink />
      <OfflineStrip />
      <Outlet />
      <StepUpGate />
    </QueryClientProvider>
  )
}
