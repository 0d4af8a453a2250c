import { Suspense, lazy } from 'react'
import { Skeleton } from '../../../../kit/skeleton.tsx'
import { BeforeLaunch } from './situation-draft.tsx'
import { WhileOpen } from './situation-open.tsx'
import type { SituationProps } from './situation-props.ts'

const Scheduled = lazy(() => import('./situation-scheduled.tsx'))
const AfterClose = lazy(() => import('./situation-after.tsx'))

/** What the campaign waits for, in one glance, in the words of its state. */
export function Situation(props: SituationProps) {
  const { state } = props.campaign
  if (state === 'draft') return <BeforeLaunch {...props} />
  if (state === 'open') return <WhileOpen {...props} />
  const Later = state === 'scheduled' ? Scheduled : AfterClose
  return (
    <Suspense fallback={<Skeleton className="h-44" />}>
      <Later campaign={props.campaign} />
    </Suspense>
  )
}
