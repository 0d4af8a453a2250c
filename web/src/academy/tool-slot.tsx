import type { ToolName } from '@moisson/core/academy/topic'
import { lazy } from 'react'
import { OnceNear } from '../kit/once-near.tsx'
import type { GuidePlace } from './topic-link.tsx'

const Tool = lazy(() => import('./tool.tsx'))

/** The calculator of a page: it and the law it computes with come once it is near the reader's eyes. */
export function ToolSlot({ tool, place }: { tool: ToolName; place: GuidePlace }) {
  return (
    <OnceNear margin="400px" className="min-h-80 print:hidden">
      <Tool tool={tool} place={place} />
    </OnceNear>
  )
}
