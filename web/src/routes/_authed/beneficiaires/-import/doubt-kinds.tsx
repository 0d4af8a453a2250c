import { acceptExtractDoubts } from '@moisson/contract/extract'
import clsx from 'clsx'
import { Check, CircleAlert, TriangleAlert } from 'lucide-react'
import { useChange } from '../../../../api/change.ts'
import { Button } from '../../../../kit/button.tsx'
import { SaveFailure } from '../../../../form/save-failure.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import type { FileReading } from './use-extract.ts'
import { importWords } from './import-words.ts'
import { useMarks } from '../../../../words/marks.ts'

/** Doubts by kind with how many rows have each; what only needs to be known is accepted in one go. */
export function DoubtKinds({ company, reading }: { company: string; reading: FileReading }) {
  const words = useWords(importWords)
  const { count } = useFormat()
  const { colon } = useMarks()
  const accept = useChange(acceptExtractDoubts)
  const { doubts, extract_id: extractId } = reading
  if (doubts.length === 0) return null
  const open = doubts.filter(({ acceptable, accepted }) => acceptable && !accepted)
  const send = (kinds: typeof doubts, accepted: boolean) =>
    void accept.send({
      path: { id: company, extractId },
      body: { doubts: kinds.map(({ code, field }) => ({ code, field })), accepted },
    })
  return (
    <div className="border-t border-neutral-200 px-5 py-3">
      <ul className="grid gap-1">
        {doubts.map((doubt) => {
          const Mark = doubt.accepted ? Check : doubt.acceptable ? TriangleAlert : CircleAlert
          return (
            <li
              key={`${doubt.severity}:${doubt.code}:${doubt.field}`}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm sm:flex-nowrap"
            >
              <Mark
                aria-hidden
                className={clsx(
                  'size-4 shrink-0',
                  doubt.accepted
                    ? 'text-primary-700'
                    : doubt.severity === 'error'
                      ? 'text-red-700'
                      : 'text-amber-700',
                )}
              />
              <span className="tabular min-w-6 text-right font-medium text-neutral-950">
                {count(doubt.count)}
              </span>
              <span className="min-w-0 flex-1 basis-48 text-pretty text-neutral-800">
                {doubt.label}
                {doubt.accepted && <span className="text-neutral-600"> · {words.doubtAccepted}</span>}
              </span>
              {doubt.acceptable && (
                <Button
                  size="small"
                  look="quiet"
                  disabled={accept.running}
                  onClick={() => send([doubt], !doubt.accepted)}
                >
                  {doubt.accepted ? words.doubtAgain : words.acceptDoubt}
                  <span className="sr-only">
                    {colon} {doubt.label}
                  </span>
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {open.length > 1 && (
        <div className="mt-2">
          <Button size="small" icon={Check} running={accept.running} onClick={() => send(open, true)}>
            {words.acceptAll}
          </Button>
        </div>
      )}
      {accept.error && <SaveFailure error={accept.error} />}
    </div>
  )
}
