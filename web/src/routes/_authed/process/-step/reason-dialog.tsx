import { useState } from 'react'
import type { ApiError } from '../../../../api/api-error.ts'
import { Button } from '../../../../kit/button.tsx'
import { Dialog } from '../../../../kit/dialog.tsx'
import { ErrorCard } from '../../../../kit/error-card.tsx'
import { TextArea } from '../../../../kit/field.tsx'
import { kitWords } from '../../../../words/kit.ts'
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
  const { cancel } = useWords(kitWords)
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
    <Dialog
      open
      size="small"
      title={props.title}
      description={props.body}
      onClose={props.onClose}
      footer={
        <>
          <Button onClick={props.onClose}>{cancel}</Button>
          <Button look="primary" running={running} onClick={() => void go()}>
            {props.go}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <TextArea
          label={props.label}
          rows={3}
          maxLength={1000}
          value={reason}
          error={missing ? words.needed : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
        {failure && <ErrorCard error={failure} />}
      </div>
    </Dialog>
  )
}
