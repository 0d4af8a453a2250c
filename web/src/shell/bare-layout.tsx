import { Outlet } from '@tanstack/react-router'
import { TooltipProvider } from '../kit/tooltip.tsx'
import { SkipLink } from './skip-link.tsx'

/** No frame: the screens of a beneficiary are full pages on a phone. */
export function BareLayout() {
  return (
    <TooltipProvider>
      <SkipLink />
      <Outlet />
    </TooltipProvider>
  )
}
