import { Link, useRouter } from '@tanstack/react-router'
import clsx from 'clsx'
import { House, RotateCcw } from 'lucide-react'
import { Button } from '../kit/button.tsx'
import { useContext } from 'react'
import { buttonClass } from '../kit/button-class.ts'
import { useWords } from '../words/catalogue.ts'
import { failureWords } from '../words/failure.ts'
import { InFrame } from './in-frame.ts'
import { failureOf } from './page-failure.ts'
import { PublicLayout } from './public-layout.tsx'
import { useTabTitle } from './tab-title.ts'
import { useMarks } from '../words/marks.ts'

export interface FailureProps {
  /** What was thrown, or `{ status: 404 }` for a path that leads nowhere. */
  error: unknown
  /** The specified message, when it is not the error's own. */
  description?: string
  onRetry?: () => Promise<void>
}

/** An error page: status, title and message as specified, in English; above all, what helps in the reader's words. */
export default function FailureView({ error, description, onRetry }: FailureProps) {
  const inFrame = useContext(InFrame)
  const words = useWords(failureWords)
  const { colon } = useMarks()
  const router = useRouter()
  const failure = failureOf(error)
  const shown = description ?? failure.description
  useTabTitle(failure.reason === 'no-company' ? words.noCompanyTitle : failure.title)
  const help = {
    'not-found': words.notFoundHelp,
    forbidden: words.forbiddenHelp,
    'no-company': words.noCompanyHelp,
    offline: words.offlineHelp,
    other: words.errorHelp,
  }[failure.reason]
  const facts = (
    <div className="mx-auto grid w-full max-w-xl flex-1 content-center gap-6 px-5 py-12 sm:pb-32">
      {failure.reason === 'no-company' ? (
        <h1 tabIndex={-1} data-page-title className="text-3xl font-semibold tracking-tight">
          {words.noCompanyTitle}
        </h1>
      ) : (
        <div>
          <p lang="en" className="tabular text-sm font-semibold text-primary-800">
            {failure.status} · {failure.statusMessage}
          </p>
          <h1
            lang={failure.lang}
            tabIndex={-1}
            data-page-title
            className={clsx(
              'mt-2 font-semibold tracking-tight text-balance',
              failure.title.length > 60 ? 'text-xl leading-8' : 'text-3xl',
            )}
          >
            {failure.title}
          </h1>
          {shown !== failure.title && (
            <p lang={failure.lang} className="mt-2 break-words text-neutral-600">
              {shown}
            </p>
          )}
        </div>
      )}
      <p className="text-lg leading-7 text-pretty text-neutral-900">{help}</p>
      {failure.requestId && (
        <p className="text-sm text-neutral-600">
          {words.reference}
          {colon} <code className="font-mono select-all">{failure.requestId}</code>
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Link to="/" className={buttonClass({ look: 'primary' })}>
          <House aria-hidden className="size-4" />
          {words.backHome}
        </Link>
        {onRetry && failure.reason !== 'forbidden' && failure.reason !== 'not-found' && (
          <Button icon={RotateCcw} onClick={() => void onRetry().then(() => router.invalidate())}>
            {words.retry}
          </Button>
        )}
      </div>
    </div>
  )
  return inFrame ? facts : <PublicLayout>{facts}</PublicLayout>
}
