import { Outlet } from '@tanstack/react-router'
import { late } from '../kit/late.tsx'
import { useToasts } from '../kit/toast-store.ts'
import { useDemo } from '../demo/use-demo.ts'
import { usePageEffects } from './use-page-effects.ts'

const Toaster = late(() => import('../kit/toaster.tsx'))
const DemoBanner = late(() => import('../demo/demo-banner.tsx'))

/** Around every page: what is loaded only when there is something to show. */
export function Root() {
  usePageEffects()
  const toasts = useToasts()
  const demo = useDemo()
  return (
    <>
      {demo && <DemoBanner demo={demo} />}
      <Outlet />
      {toasts.length > 0 && <Toaster />}
    </>
  )
}
