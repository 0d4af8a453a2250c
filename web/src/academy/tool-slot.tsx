import type { ToolName } from '@moisson/core/academy/topic'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { GuidePlace } from './topic-link.tsx'

const Tool = lazy(() => import('./tool.tsx'))

/** The calculator of a page: it and the law it computes with come once it is near the reader's eyes. */
export function ToolSlot({ tool, place }: { tool: ToolName; place: GuidePlace }) {
  const slot = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: '400px' },
    )
    if (slot.current) watch.observe(slot.current)
    return () => watch.disconnect()
  }, [])
  return (
    <div ref={slot} className="min-h-80 print:hidden">
      {near && (
        <Suspense>
          <Tool tool={tool} place={place} />
        </Suspense>
      )}
    </div>
  )
}
