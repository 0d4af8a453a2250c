import { Suspense, lazy } from 'react'
import { Skeleton } from '../../../../kit/skeleton.tsx'
import { AfterClose } from './situation-after.tsx'
import { BeforeLaunch } from './situation-draft.tsx'
import { WhileOpen } from './situation-open.tsx'
import type { SituationProps } from './situation-props.ts'

const Scheduled = lazy(() => import('./situation-scheduled.tsx'))

/** What the campaign waits for, in one glance, in the words of its state. */
export function Situation(props: SituationProps) {
  const { state } = props.campaign
  if (state === 'draft') return <BeforeLaunch {...props} />
  if (state === 'scheduled')
    return (
      <Suspense fallback={<Skeleton className="h-44" />}>
        <Scheduled campaign={props.campaign} />
      </Suspense>
    )
  if (state === 'open') return <WhileOpen {...props} />
  return <AfterClose campaign={props.campaign} />
}
