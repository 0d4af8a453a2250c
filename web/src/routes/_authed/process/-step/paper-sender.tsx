import { uploadPaper } from '@moisson/contract/process'
import clsx from 'clsx'
import { Camera, FolderOpen, Upload } from 'lucide-react'
import { useState } from 'react'
import { useChange } from '../../../../api/change.ts'
import { FileButton } from '../../../../file/file-button.tsx'
import { useDropZone } from '../../../../file/use-drop-zone.ts'
import { Button } from '../../../../kit/button.tsx'
import { FieldError } from '../../../../kit/field.tsx'
import { late } from '../../../../kit/late.tsx'
import { showToast } from '../../../../kit/toast-store.ts'
import { useWords } from '../../../../words/catalogue.ts'
import type { AskedPaper, Step } from '../-process.ts'
import { processWords } from '../-process-words.ts'
import { megabytesOf } from './megabytes-of.ts'
import { sentenceOf } from '../../../../api/sentence-of.ts'

const ChooseDocument = late(() => import('./choose-document.tsx'))
const limitBytes = 10 * 1024 * 1024

/** Chooses, drops or photographs a file and sends it; a failed sending keeps the file and can be tried again. */
export function PaperSender(props: { step: Step; asked?: AskedPaper; label: string; help?: string }) {
  const { step, asked, label, help } = props
  const { papers: words } = useWords(processWords)
  const upload = useChange(uploadPaper)
  const [choosing, setChoosing] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [kept, setKept] = useState<File | null>(null)
  const limit = asked?.max_size ?? limitBytes
  const accept = asked?.accepted_types.join(',')
  const photos = asked ? asked.accepted_types.includes('image/jpeg') : true

  async function give(file: File) {
    setKept(null)
    setProblem(null)
    if (file.size > limit) {
      setProblem(words.tooLarge(words.megabytes(megabytesOf(limit))))
      return
    }
    const body = asked ? { document_name: asked.document_name } : {}
    const outcome = await upload.send({ path: { id: step.id }, body, file })
    if (outcome.ok) {
      showToast({ kind: 'success', title: words.received, body: outcome.value.file.file_name })
      return
    }
    setProblem(sentenceOf(outcome.error))
    // Nobody answered: the same file may go again.
    if (outcome.error.status === null) setKept(file)
  }
  const take = ([file]: File[]) => {
    if (file) void give(file)
  }
  const { over, zone } = useDropZone(take)
  return (
    <div
      {...zone}
      className={clsx(
        'grid gap-2 rounded-lg border border-dashed px-3 py-3 transition-colors',
        over ? 'border-primary-700 bg-primary-50' : 'border-neutral-300',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <FileButton
          icon={Upload}
          running={upload.running}
          aria-label={asked ? `${label} – ${asked.label}` : undefined}
          label={label}
          accept={accept}
          onFiles={take}
        >
          {upload.running ? words.sending : label}
        </FileButton>
        {photos && (
          <span className="hidden pointer-coarse:block">
            <FileButton
              look="quiet"
              icon={Camera}
              disabled={upload.running}
              label={words.photo}
              camera
              onFiles={take}
            >
              {words.photo}
            </FileButton>
          </span>
        )}
        <Button
          look="quiet"
          icon={FolderOpen}
          aria-label={asked ? `${words.fromDocuments} – ${asked.label}` : undefined}
          aria-haspopup="dialog"
          disabled={upload.running}
          onClick={() => setChoosing(true)}
        >
          {words.fromDocuments}
        </Button>
        <span className="text-sm text-neutral-600 pointer-coarse:hidden">{words.drop}</span>
      </div>
      {help && <p className="text-sm text-neutral-600">{help}</p>}
      {problem && <FieldError>{problem}</FieldError>}
      {kept && (
        <Button size="small" className="justify-self-start" onClick={() => void give(kept)}>
          {words.retry}
        </Button>
      )}
      {choosing && (
        <ChooseDocument
          step={step}
          asked={asked}
          companyId={step.company_id}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  )
}
