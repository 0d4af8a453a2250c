import { useState } from 'react'
import type { ApiError } from '../../../../api/api-error.ts'
import { FormDialog } from '../../../../form/form-dialog.tsx'
import { SaveFailure } from '../../../../form/save-failure.tsx'
import { TextArea } from '../../../../kit/field.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { reasonWords } from './reason-words.ts'

/** Asks for a written reason; `onGo` answers with what failed, or null. */
export default function ReasonDialog(props: {
  title: string
  body: string
  label: string
  go: string
  onClose: () => void
  onGo: (reason: string) => Promise<ApiError | null>
}) {
  const words = useWords(reasonWords)
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const [running, setRunning] = useState(false)
  const [failure, setFailure] = useState<ApiError | null>(null)

  async function go() {
    const written = reason.trim()
    setMissing(written === '')
    if (written === '') return
    setRunning(true)
    setFailure(await props.onGo(written))
    setRunning(false)
  }

  return (
    <FormDialog
      size="small"
      title={props.title}
      description={props.body}
      submit={props.go}
      running={running}
      failure={failure && <SaveFailure error={failure} />}
      onSubmit={() => void go()}
      onClose={props.onClose}
    >
      <TextArea
        label={props.label}
        rows={3}
        maxLength={1000}
        value={reason}
        error={missing ? words.needed : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  )
}
