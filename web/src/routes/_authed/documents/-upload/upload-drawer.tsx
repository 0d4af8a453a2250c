import { documentTypes } from '@moisson/core/vocabulary'
import { FileCheck } from 'lucide-react'
import { useState } from 'react'
import { CancelButton } from '../../../../form/form-dialog.tsx'
import { Form } from '../../../../form/form.tsx'
import { useSheet } from '../../../../form/use-sheet.ts'
import { Button } from '../../../../kit/button.tsx'
import { Drawer } from '../../../../kit/dialog.tsx'
import { Notice } from '../../../../kit/notice.tsx'
import { Progress } from '../../../../kit/progress.tsx'
import { showToast } from '../../../../kit/toast-store.ts'
import { useFormat } from '../../../../kit/use-format.ts'
import { UnsavedChanges } from '../../../../shell/unsaved-changes.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { kitWords } from '../../../../words/kit.ts'
import { dataWords } from '../../../../words/data.ts'
import { useToday } from '../../../../clock/business-now.ts'
import type { Paper } from '../-list/documents-query.ts'
import { documentWords } from '../-document-words.ts'
import { AlreadyKept, useAlreadyKept } from './already-kept.tsx'
import { ChooseFiles } from './choose-files.tsx'
import { askedDay, draftOfFile, type PaperDraft } from './paper-draft.ts'
import { PaperFields } from './paper-fields.tsx'
import { useUpload } from './use-upload.ts'

const largest = 20 * 1024 * 1024

/** Files one after the other: what each is, then sent and checked; a refusal loses neither file nor answers. */
export function UploadDrawer(props: {
  company: string
  files?: File[]
  /** The type asked for, or `new`. */
  type?: string
  replaces?: Paper
  onClose: () => void
  onDone?: (id: string) => void
}) {
  const { company, replaces, onClose, onDone } = props
  const words = useWords(documentWords)
  const { cancel } = useWords(kitWords)
  const { offline } = useWords(dataWords)
  const { fileSize } = useFormat()
  const today = useToday()
  const upload = useUpload()
  const sheet = useSheet()
  const type = documentTypes.find((one) => one === props.type)
  const [files, setFiles] = useState<File[]>(props.files ?? [])
  const [place, setPlace] = useState(0)
  const [draft, setDraft] = useState<PaperDraft | null>(null)
  const file = files[place]
  const shown = file ? (draft ?? draftOfFile(file.name, { today, type, replaces })) : null
  const tooBig = file !== undefined && file.size > largest
  const sending = upload.share !== null
  const already = useAlreadyKept(company, tooBig ? undefined : file)
  const fieldErrors = upload.error?.fieldErrors ?? {}
  const refusal = tooBig
    ? words.upload.tooBig(fileSize(file.size))
    : upload.error && (upload.error.status === null ? offline : upload.error.message)

  function next() {
    setDraft(null)
    upload.forget()
    if (place + 1 < files.length) setPlace(place + 1)
    else onClose()
  }
  async function send() {
    if (!file || !shown || tooBig || askedDay(shown) !== null) return
    const kept = await upload.send(company, file, shown, replaces?.id)
    if (!kept) return
    showToast({ kind: 'success', title: words.upload.done(kept.title) })
    if (onDone && files.length === 1) onDone(kept.id)
    else next()
  }
  function chooseAgain(chosen: File[]) {
    setFiles([...files.slice(0, place), ...chosen, ...files.slice(place + 1)])
    // The answers given stay; only what the name suggested changes with it.
    upload.forget()
  }

  return (
    <>
      <UnsavedChanges when={sending} body={words.upload.leave} />
      <Drawer
        open
        stubborn={sending}
        title={replaces ? words.upload.newVersion(replaces.title) : words.upload.title}
        description={files.length > 1 ? words.upload.several(place + 1, files.length) : undefined}
        onClose={() => {
          upload.stop()
          onClose()
        }}
        footer={
          file &&
          (sending ? (
            <Button onClick={upload.stop}>{words.upload.stop}</Button>
          ) : (
            <>
              {files.length > 1 ? (
                <Button onClick={next}>{words.upload.skip}</Button>
              ) : (
                <CancelButton>{cancel}</CancelButton>
              )}
              <Button
                look="primary"
                type="submit"
                form={sheet.id}
                disabled={tooBig || !shown || shown.title.trim() === '' || askedDay(shown) !== null}
              >
                {already ? words.upload.sendAnyway : words.upload.send}
              </Button>
            </>
          ))
        }
      >
        {!file || !shown ? (
          <ChooseFiles several={!replaces} onFiles={setFiles} />
        ) : (
          <Form
            sheet={sheet}
            error={upload.error}
            running={sending}
            className="grid gap-5"
            onSubmit={() => void send()}
          >
            <FileAbove
              {...{ file, share: upload.share }}
              refusal={refusal}
              inField={Object.keys(fieldErrors).length > 0}
              onFiles={chooseAgain}
            />
            {already && !sending && <AlreadyKept paper={already} />}
            <fieldset disabled={sending} className="contents">
              <PaperFields
                draft={shown}
                onChange={setDraft}
                errors={fieldErrors}
                today={today}
                guessed={!replaces && !type}
              />
            </fieldset>
          </Form>
        )}
      </Drawer>
    </>
  )
}

/** The file on its way, why it was refused, and another in its place. */
function FileAbove(props: {
  file: File
  /** How much of it has left, from 0 to 1. */
  share: number | null
  refusal: string | null
  /** The refusal stands in a field already. */
  inField: boolean
  onFiles: (files: File[]) => void
}) {
  const { file, share, refusal, inField, onFiles } = props
  const { upload: words } = useWords(documentWords)
  const { fileSize } = useFormat()
  return (
    <>
      <p className="flex min-w-0 items-center gap-3 rounded-xl bg-neutral-100 px-4 py-3">
        <FileCheck aria-hidden className="size-5 shrink-0 text-secondary-700" />
        <span className="min-w-0 flex-1 truncate font-medium text-neutral-950">{file.name}</span>
        <span className="tabular text-sm text-neutral-600">{fileSize(file.size)}</span>
      </p>
      {refusal && !inField && (
        <Notice kind="error" announced title={words.refused(file.name)}>
          <p>{refusal}</p>
          <p className="text-sm text-neutral-600">{words.kept}</p>
        </Notice>
      )}
      {refusal && <ChooseFiles several={false} again onFiles={onFiles} />}
      {share !== null && (
        <Progress
          value={share === 1 ? null : share * 100}
          label={share === 1 ? words.checking : words.sending(file.name)}
        />
      )}
    </>
  )
}
