import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { dataWords } from '../words/data.ts'
import { kitWords } from '../words/kit.ts'
import { useWords } from '../words/catalogue.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

interface Failure {
  message: string
  /** null when nobody answered. */
  status?: number | null
  /** It may have been saved all the same. */
  unsure?: boolean
  requestId?: string | null
  code?: string | null
}

/** Something failed: what, what is safe or that nobody knows, how to try again, and the reference to give. */
export function ErrorCard(props: {
  error: Failure
  onRetry?: () => void
  title?: ReactNode
  /** What is safe; « Rien n’a été modifié. » unless said, and nothing of it when nobody knows. */
  safe?: ReactNode
}) {
  const { error, onRetry, title, safe } = props
  const words = useWords(dataWords)
  const { retry } = useWords(kitWords)
  // What one may not read has not failed.
  if (error.code === 'role_not_allowed') return <Notice>{error.message}</Notice>
  return (
    <Notice
      kind="error"
      announced
      title={error.unsure ? words.unsure : (title ?? words.errorTitle)}
      actions={
        onRetry && (
          <Button size="small" icon={RotateCcw} onClick={onRetry}>
            {retry}
          </Button>
        )
      }
    >
      <p>{error.status !== null ? error.message : error.unsure ? words.unanswered : words.offline}</p>
      <p className="text-sm text-neutral-600">
        {!error.unsure && (safe ?? words.errorSafe)}
        {error.requestId && (
          <>
            {' '}
            {words.reference} <code className="font-mono text-xs select-all">{error.requestId}</code>
          </>
        )}
      </p>
    </Notice>
  )
}
