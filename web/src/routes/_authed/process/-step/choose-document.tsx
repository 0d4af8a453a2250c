import { listDocuments } from '@moisson/contract/document'
import { attachPaper } from '@moisson/contract/process'
import { useState } from 'react'
import { useChange } from '../../../../api/change.ts'
import { useLateRead } from '../../../../api/read.ts'
import { Button } from '../../../../kit/button.tsx'
import { Dialog } from '../../../../kit/dialog.tsx'
import { EmptyState } from '../../../../kit/empty-state.tsx'
import { ErrorCard } from '../../../../kit/error-card.tsx'
import { TextField } from '../../../../kit/field.tsx'
import { RadioCards } from '../../../../kit/radio-cards.tsx'
import { SkeletonLines } from '../../../../kit/skeleton.tsx'
import { showToast } from '../../../../kit/toast-store.ts'
import { useFormat } from '../../../../kit/use-format.ts'
import { kitWords } from '../../../../words/kit.ts'
import { useWords } from '../../../../words/catalogue.ts'
import type { AskedPaper, Step } from '../-process.ts'
import { processWords } from '../-process-words.ts'

/** Takes a paper that the company has already given, instead of a file. */
export default function ChooseDocument(props: {
  step: Step
  asked: AskedPaper | undefined
  companyId: string
  onClose: () => void
}) {
  const { step, asked, companyId, onClose } = props
  const { papers: words } = useWords(processWords)
  const { cancel } = useWords(kitWords)
  const { shortInstant } = useFormat()
  const [sought, setSought] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const read = useLateRead(listDocuments, {
    path: { id: companyId },
    query: { limit: '50', ...(sought.trim() ? { q: sought.trim() } : {}) },
  })
  const attach = useChange(attachPaper)
  const fitting = (read.data?.items ?? []).filter(
    (one) => !asked || asked.accepted_types.includes(one.file.mime_type),
  )

  async function go() {
    if (chosen === null) return
    const body = {
      existing_document_id: chosen,
      ...(asked ? { document_name: asked.document_name } : {}),
    }
    const outcome = await attach.send({ path: { id: step.id }, body })
    if (!outcome.ok) return
    showToast({ kind: 'success', title: words.received, body: outcome.value.file.file_name })
    onClose()
  }

  return (
    <Dialog
      open
      title={words.fromDocuments}
      description={asked?.label}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button
            look="primary"
            running={attach.running}
            disabled={chosen === null}
            onClick={() => void go()}
          >
            {words.take}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <TextField
          label={words.search}
          type="search"
          value={sought}
          onChange={(event) => setSought(event.target.value)}
        />
        {read.error ? (
          <ErrorCard error={read.error} onRetry={() => void read.refetch()} />
        ) : !read.data ? (
          <SkeletonLines />
        ) : fitting.length === 0 ? (
          <EmptyState filtered>{words.noneFits}</EmptyState>
        ) : (
          <RadioCards
            legend={words.fromDocuments}
            legendHidden
            options={fitting.map((one) => ({
              value: one.id,
              title: one.title,
              body: `${one.file.file_name}, ${shortInstant(one.created_at)}`,
            }))}
            value={chosen}
            onChange={setChosen}
          />
        )}
        {attach.error && <ErrorCard error={attach.error} />}
      </div>
    </Dialog>
  )
}
