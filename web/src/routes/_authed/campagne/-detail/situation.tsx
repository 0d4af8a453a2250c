import { Suspense, lazy } from 'react'
import { Skeleton } from '../../../../kit/skeleton.tsx'
import { WhileOpen } from './situation-open.tsx'
import type { SituationProps } from './situation-props.ts'

const BeforeLaunch = lazy(() => import('./situation-draft.tsx'))
const Scheduled = lazy(() => import('./situation-scheduled.tsx'))
const AfterClose = lazy(() => import('./situation-after.tsx'))

/** What the campaign waits for, in one glance, in the words of its state. */
export function Situation(props: SituationProps) {
  const { state } = props.campaign
  if (state === 'open') return <WhileOpen {...props} />
  const Later = state === 'scheduled' ? Scheduled : AfterClose
  return (
    <Suspense fallback={<Skeleton className="h-44" />}>
      {state === 'draft' ? <BeforeLaunch {...props} /> : <Later campaign={props.campaign} />}
    </Suspense>
  )
}
