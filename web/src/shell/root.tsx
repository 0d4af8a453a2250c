import { Outlet } from '@tanstack/react-router'
import { Suspense, lazy } from 'react'
import { useToasts } from '../kit/toast-store.ts'
import { useDemo } from '../demo/use-demo.ts'
import { usePageEffects } from './use-page-effects.ts'

const Toaster = lazy(() => import('../kit/toaster.tsx'))
const DemoBanner = lazy(() => import('../demo/demo-banner.tsx'))

/** Around every page: what is loaded only when there is something to show. */
export function Root() {
  usePageEffects()
  const toasts = useToasts()
  const demo = useDemo()
  return (
    <>
      {demo && (
        <Suspense>
          <DemoBanner demo={demo} />
        </Suspense>
      )}
      <Outlet />
      <Suspense>{toasts.length > 0 && <Toaster />}</Suspense>
    </>
  )
}
