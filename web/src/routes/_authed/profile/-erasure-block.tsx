import { askErasure, getMyErasure } from '@moisson/contract/erasure'
import { dataRequestKinds, limitsOf, type DataRequestKind } from '@moisson/core/privacy/data-requests'
import { useState } from 'react'
import { useChange } from '../../../api/change.ts'
import { useLateRead } from '../../../api/read.ts'
import { useOwnEmployer } from '../../../beneficiary/own-employer.ts'
import { erasureWords } from '../../../erasure/erasure-words.ts'
import { OutcomeList } from '../../../erasure/outcome-list.tsx'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { Button } from '../../../kit/button.tsx'
import { ErrorCard } from '../../../kit/error-card.tsx'
import { TextArea } from '../../../kit/field.tsx'
import { showToast } from '../../../kit/toast-store.ts'
import { useFormat } from '../../../kit/use-format.ts'
import { useWords } from '../../../words/catalogue.ts'

/** The rights to erasure, restriction and objection: asked for here, with what would stay and why; answers stay readable. */
export default function ErasureBlock() {
  const words = useWords(erasureWords)
  const { shortInstant } = useFormat()
  const employer = useOwnEmployer()
  const read = useLateRead(getMyErasure, employer)
  const ask = useChange(askErasure)
  const [asking, setAsking] = useState<DataRequestKind | null>(null)
  const [message, setMessage] = useState('')
  const waits = (kind: DataRequestKind) =>
    read.data?.requests.some((one) => one.kind === kind && one.decided_at === null)

  async function submit() {
    const kind = asking ?? 'erasure'
    const outcome = await ask.send({ ...employer, body: { kind, ...(message.trim() ? { message } : {}) } })
    if (!outcome.ok) return
    showToast({ kind: 'success', title: words.asked })
    setAsking(null)
    setMessage('')
  }
  return (
    <div className="grid gap-2 border-t border-neutral-200 pt-4">
      <h3 className="font-medium">{words.mine}</h3>
      {read.error && (
        <ErrorCard error={read.error} title={words.failed} onRetry={() => void read.refetch()} />
      )}
      {read.data?.requests.map(({ id, kind, asked_at, decided_at, granted, reason, outcome }) => (
        <div key={id} className="grid gap-1">
          <p className="text-neutral-950">
            {decided_at === null
              ? words.waiting(words.kinds[kind], shortInstant(asked_at))
              : granted
                ? words.granted(words.kinds[kind], shortInstant(decided_at))
                : words.refused(words.kinds[kind], shortInstant(decided_at))}
          </p>
          {reason && <p className="text-sm text-neutral-700">{reason}</p>}
          {outcome && <OutcomeList outcome={outcome} kind={kind} done />}
        </div>
      ))}
      {read.data && (
        <div className="flex flex-wrap gap-2">
          {dataRequestKinds
            .filter((kind) => !waits(kind))
            .map((kind) => (
              <Button key={kind} look="quiet" onClick={() => setAsking(kind)}>
                {words.ask[kind]}
              </Button>
            ))}
        </div>
      )}
      {asking && read.data && (
        <FormDialog
          title={words.askTitle[asking]}
          description={words.askIntro[asking]}
          submit={words.ask[asking]}
          running={ask.running}
          error={ask.error}
          onSubmit={() => void submit()}
          onClose={() => setAsking(null)}
        >
          <OutcomeList outcome={asking === 'erasure' ? read.data.today : limitsOf(asking)} kind={asking} />
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
