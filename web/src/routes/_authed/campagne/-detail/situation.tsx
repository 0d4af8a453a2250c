import { Suspense, lazy } from 'react'
import { Skeleton } from '../../../../kit/skeleton.tsx'
import type { SituationProps } from './situation-props.ts'

const WhileOpen = lazy(() => import('./situation-open.tsx'))
const BeforeLaunch = lazy(() => import('./situation-draft.tsx'))
const Scheduled = lazy(() => import('./situation-scheduled.tsx'))
const AfterClose = lazy(() => import('./situation-after.tsx'))

/** What the campaign waits for, in one glance, in the words of its state. */
export function Situation(props: SituationProps) {
  const { state } = props.campaign
  const While = state === 'draft' ? BeforeLaunch : WhileOpen
  const Later = state === 'scheduled' ? Scheduled : AfterClose
  return (
    <Suspense fallback={<Skeleton className="h-44" />}>
      {state === 'draft' || state === 'open' ? <While {...props} /> : <Later campaign={props.campaign} />}
    </Suspense>
  )
}
