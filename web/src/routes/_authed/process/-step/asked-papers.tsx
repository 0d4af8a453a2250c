import { listUserDocuments } from '@moisson/contract/process'
import { formatName } from '@moisson/core/process/papers'
import { useLateRead } from '../../../../api/read.ts'
import { Badge } from '../../../../kit/badge.tsx'
import { ErrorCard } from '../../../../kit/error-card.tsx'
import { SkeletonLines } from '../../../../kit/skeleton.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import type { AskedPaper, Step, UserPaper } from '../-process.ts'
import { processWords } from '../-process-words.ts'
import { megabytesOf } from './megabytes-of.ts'
import { PaperRow } from './paper-row.tsx'
import { PaperSender } from './paper-sender.tsx'

/** Papers a step asks for, with what was received of each, and the others that were added. */
export function AskedPapers({ step }: { step: Step }) {
  const { papers: words } = useWords(processWords)
  const read = useLateRead(listUserDocuments, { path: { id: step.id } })
  const asked = step.required_documents
  const names = new Set(asked.map((paper) => paper.document_name))
  const extras = (read.data?.items ?? []).filter((paper) => !names.has(paper.document_name))
  const mayAdd = step.allowed_actions.includes('upload')
  const room = mayAdd && (asked.length > 0 || step.kind === 'form' || step.kind === 'review')
  if (asked.length === 0 && extras.length === 0 && !room) return null
  return (
    <section className="grid gap-3">
      {asked.length > 0 && <h3 className="font-semibold">{words.back}</h3>}
      {read.error ? (
        <ErrorCard error={read.error} onRetry={() => void read.refetch()} />
      ) : read.data ? (
        <ul className="grid gap-3">
          {asked.map((paper) => (
            <li key={paper.document_name}>
              <Asked
                step={step}
                asked={paper}
                given={read.data.items.filter((one) => one.document_name === paper.document_name)}
              />
            </li>
          ))}
          {(room || extras.length > 0) && (
            <li className="grid gap-2 rounded-xl border border-neutral-200 p-4">
              <div>
                <p className="font-medium text-neutral-950">{words.extra}</p>
                <p className="text-sm text-neutral-600">{words.extraHelp}</p>
              </div>
              {extras
                .filter((paper) => paper.status !== 'replaced')
                .map((paper) => (
                  <PaperRow key={paper.id} paper={paper} label={paper.document_name} step={step} />
                ))}
              {room && <PaperSender step={step} label={words.addExtra} />}
            </li>
          )}
        </ul>
      ) : (
        <SkeletonLines />
      )}
    </section>
  )
}

function Asked({ step, asked, given }: { step: Step; asked: AskedPaper; given: readonly UserPaper[] }) {
  const { papers: words } = useWords(processWords)
  const formats = asked.accepted_types.map(formatName).join(', ')
  const current = given.find((paper) => paper.status !== 'replaced')
  const former = given.filter((paper) => paper.status === 'replaced')
  const mayGive = step.allowed_actions.includes('upload') && current?.status !== 'accepted'
  return (
    <div className="grid gap-2 rounded-xl border border-neutral-200 p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="font-medium text-neutral-950">{asked.label}</p>
        {asked.mandatory && !current && <Badge tone="amber">{words.mandatory}</Badge>}
      </div>
      {current && <PaperRow paper={current} label={asked.label} step={step} />}
      {mayGive && (
        <PaperSender
          step={step}
          asked={asked}
          label={current ? words.replace : words.choose}
          help={words.formats(formats, words.megabytes(megabytesOf(asked.max_size)))}
        />
      )}
      {!mayGive && !current && (
        <p className="text-sm text-neutral-600">
          {words.formats(formats, words.megabytes(megabytesOf(asked.max_size)))}
        </p>
      )}
      {former.length > 0 && (
        <details className="text-sm text-neutral-600">
          <summary className="min-h-6 cursor-pointer">{words.former(former.length)}</summary>
          <div className="mt-2 grid gap-2">
            {former.map((paper) => (
              <PaperRow key={paper.id} paper={paper} label={asked.label} step={step} />
            ))}
          </div>
        </details>
      )}
    </div>
  )
}
