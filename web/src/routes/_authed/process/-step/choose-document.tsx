import { listDocuments } from '@moisson/contract/document'
import { attachPaper } from '@moisson/contract/process'
import { useState } from 'react'
import { useChange } from '../../../../api/change.ts'
import { useLateRead } from '../../../../api/read.ts'
import { FormDialog } from '../../../../form/form-dialog.tsx'
import { useForm } from '../../../../form/use-form.tsx'
import { sayAndClose } from '../../../../form/say-and-close.ts'
import { EmptyState } from '../../../../kit/empty-state.tsx'
import { ErrorCard } from '../../../../kit/error-card.tsx'
import { TextField } from '../../../../kit/field.tsx'
import { RadioCards } from '../../../../kit/radio-cards.tsx'
import { SkeletonLines } from '../../../../kit/skeleton.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
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
  const { shortInstant } = useFormat()
  const [sought, setSought] = useState('')
  const read = useLateRead(listDocuments, {
    path: { id: companyId },
    query: { limit: '50', ...(sought.trim() ? { q: sought.trim() } : {}) },
  })
  const attach = useChange(attachPaper)
  const fitting = (read.data?.items ?? []).filter(
    (one) => !asked || asked.accepted_types.includes(one.file.mime_type),
  )

  const form = useForm(
    { chosen: null as string | null },
    {
      change: attach,
      send: ({ chosen }) =>
        chosen === null
          ? null
          : attach.send({
              path: { id: step.id },
              body: {
                existing_document_id: chosen,
                ...(asked ? { document_name: asked.document_name } : {}),
              },
            }),
      done: ({ file }) => sayAndClose(words.received, onClose, file.file_name),
    },
  )
  return (
    <FormDialog
      {...form.sends}
      title={words.fromDocuments}
      description={asked?.label}
      submit={words.take}
      disabled={form.values.chosen === null}
      onClose={onClose}
    >
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
          {...form.value('chosen')}
        />
      )}
    </FormDialog>
  )
}
