import { askErasure, getMyErasure } from '@moisson/contract/erasure'
import { useState } from 'react'
import { useChange } from '../../../api/change.ts'
import { useLateRead } from '../../../api/read.ts'
import { erasureWords } from '../../../erasure/erasure-words.ts'
import { OutcomeList } from '../../../erasure/outcome-list.tsx'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { Button } from '../../../kit/button.tsx'
import { ErrorCard } from '../../../kit/error-card.tsx'
import { TextArea } from '../../../kit/field.tsx'
import { showToast } from '../../../kit/toast-store.ts'
import { useFormat } from '../../../kit/use-format.ts'
import { useWords } from '../../../words/catalogue.ts'

/** The right to be erased: asked for here, with what would stay and why; each answer stays readable. */
export default function ErasureBlock() {
  const words = useWords(erasureWords)
  const { shortInstant } = useFormat()
  const read = useLateRead(getMyErasure, {})
  const ask = useChange(askErasure)
  const [asking, setAsking] = useState(false)
  const [message, setMessage] = useState('')
  const waiting = read.data?.requests.some(({ decided_at }) => decided_at === null)

  async function submit() {
    const outcome = await ask.send({ body: message.trim() ? { message } : {} })
    if (!outcome.ok) return
    showToast({ kind: 'success', title: words.asked })
    setAsking(false)
  }
  return (
    <div className="grid gap-2 border-t border-neutral-200 pt-4">
      <h3 className="font-medium">{words.mine}</h3>
      {read.error && (
        <ErrorCard error={read.error} title={words.failed} onRetry={() => void read.refetch()} />
      )}
      {read.data?.requests.map(({ id, asked_at, decided_at, granted, reason, outcome }) => (
        <div key={id} className="grid gap-1">
          <p className="text-neutral-950">
            {decided_at === null
              ? words.waiting(shortInstant(asked_at))
              : granted
                ? words.granted(shortInstant(decided_at))
                : words.refused(shortInstant(decided_at))}
          </p>
          {reason && <p className="text-sm text-neutral-700">{reason}</p>}
          {outcome && <OutcomeList outcome={outcome} done />}
        </div>
      ))}
      {read.data && !waiting && (
        <div>
          <Button look="quiet" onClick={() => setAsking(true)}>
            {words.ask}
          </Button>
        </div>
      )}
      {asking && read.data && (
        <FormDialog
          title={words.askTitle}
          description={words.askIntro}
          submit={words.ask}
          running={ask.running}
          error={ask.error}
          onSubmit={() => void submit()}
          onClose={() => setAsking(false)}
        >
          <OutcomeList outcome={read.data.today} />
          <TextArea
            label={words.message}
            value={message}
            maxLength={1000}
            onChange={(event) => setMessage(event.target.value)}
          />
        </FormDialog>
      )}
    </div>
  )
}
