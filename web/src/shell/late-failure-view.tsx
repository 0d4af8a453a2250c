import { useWords } from '../words/catalogue.ts'
import { shellWords } from '../words/shell.ts'
import type { FailureProps } from './failure-view.tsx'
import { late } from '../kit/late.tsx'

/** The error page is loaded when it is needed; where even that fails, its bare facts stand in. */
export const LateFailureView = late(() => import('./failure-view.tsx').catch(() => ({ default: BareFacts })))

function BareFacts({ error, description }: FailureProps) {
  const { network, retry } = useWords(shellWords)
  // Without network nothing is wrong with the page: the same address is asked for again.
  if (!navigator.onLine)
    return (
      <div className="grid gap-3 p-8">
        <h1>{network}</h1>
        <button type="button" className="link justify-self-start" onClick={() => location.reload()}>
          {retry}
        </button>
      </div>
    )
  return (
    <div lang="en" className="p-8">
      <h1>{description ?? (error instanceof Error ? error.message : 'Internal Server Error')}</h1>
      <a href="/">Back to home</a>
    </div>
  )
}
