import { listStepDocuments, readStepDocument } from '@moisson/contract/process'
import { Download, FileText } from 'lucide-react'
import { useTake } from '../../../../file/use-file.ts'
import { useLateRead } from '../../../../api/read.ts'
import { ErrorCard } from '../../../../kit/error-card.tsx'
import { IconButton } from '../../../../kit/icon-button.tsx'
import { SkeletonLines } from '../../../../kit/skeleton.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import type { GivenPaper, Step } from '../-process.ts'
import { processWords } from '../-process-words.ts'
import { PaperReading } from './paper-reading.tsx'

/** Models, guides and examples of a step. */
export function GivenPapers({ step }: { step: Step }) {
  const { papers: words } = useWords(processWords)
  const read = useLateRead(listStepDocuments, { path: { id: step.id } })
  if (read.error) return <ErrorCard error={read.error} onRetry={() => void read.refetch()} />
  if (read.data?.items.length === 0) return null
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{words.given}</h3>
      {read.data ? (
        <ul className="grid gap-2">
          {read.data.items.map((paper) => (
            <Paper key={paper.id} paper={paper} />
          ))}
        </ul>
      ) : (
        <SkeletonLines />
      )}
    </section>
  )
}

function Paper({ paper }: { paper: GivenPaper }) {
  const { papers: words } = useWords(processWords)
  const { fileSize } = useFormat()
  const { take, running } = useTake(readStepDocument)
  const path = { id: paper.step_id, name: paper.document_name }
  return (
    <li className="grid gap-1 rounded-lg border border-neutral-200 px-3 py-2">
      <div className="flex items-center gap-3">
        <FileText aria-hidden className="size-5 shrink-0 text-secondary-700" />
        <span className="min-w-0 flex-1">
          <span className="block font-medium text-neutral-950">{paper.title}</span>
          <span className="block text-sm text-pretty text-neutral-600">
            {paper.description} {words.kinds[paper.kind]}, Word, {fileSize(paper.size_bytes)}
          </span>
        </span>
        <IconButton
          icon={Download}
          label={words.download(paper.title)}
          disabled={running}
          onClick={() => void take({ path }, `${paper.title}.docx`)}
        />
      </div>
      <details className="text-sm">
        <summary className="link w-fit cursor-pointer">
          {words.read}
          <span className="sr-only"> {paper.title}</span>
        </summary>
        <PaperReading blocks={paper.blocks} />
      </details>
    </li>
  )
}
