import type { ToolName } from '@moisson/core/academy/topic'
import { lazy } from 'react'
import { OnceNear } from '../kit/once-near.tsx'
import { useWords } from '../words/catalogue.ts'
import { guideWords } from './guide-words.ts'
import type { GuidePlace } from './topic-link.tsx'

const Tool = lazy(() => import('./tool.tsx'))

/**
 * The calculator of a page: it and the law it computes with come once it is before the reader's eyes; until then its
 * heading stands there, for who goes through a page by its headings.
 */
export function ToolSlot({ tool, place }: { tool: ToolName; place: GuidePlace }) {
  const words = useWords(guideWords)
  return (
    <OnceNear
      className="min-h-80 print:hidden"
      pending={<h2 className="card p-5 font-semibold text-neutral-950">{words.tools[tool]}</h2>}
    >
      <Tool tool={tool} place={place} />
    </OnceNear>
  )
}
