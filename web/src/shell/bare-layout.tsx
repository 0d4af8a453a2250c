import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { queryClient } from '../api/query-client.ts'
import { TooltipProvider } from '../kit/tooltip.tsx'
import { SkipLink } from './skip-link.tsx'

/** No frame: the screens of a beneficiary are full pages on a phone. */
export function BareLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <TooltipProvider>
        <SkipLink />
        <Outlet />
      </TooltipProvider>
    </QueryClientProvider>
  )
}
