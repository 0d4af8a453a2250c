import { decideErasure, getConservation, holdPerson } from '@moisson/contract/erasure'
import { dataRequestKinds, limitsOf, type DataRequestKind } from '@moisson/core/privacy/data-requests'
import { useState } from 'react'
import { useChange } from '../../../../api/change.ts'
import { useLateRead } from '../../../../api/read.ts'
import { erasureWords } from '../../../../erasure/erasure-words.ts'
import { OutcomeList } from '../../../../erasure/outcome-list.tsx'
import { FormDialog } from '../../../../form/form-dialog.tsx'
import { sayAndClose } from '../../../../form/say-and-close.ts'
import { Button } from '../../../../kit/button.tsx'
import { ErrorCard } from '../../../../kit/error-card.tsx'
import { DateField, SelectField, TextArea } from '../../../../kit/field.tsx'
import { Notice } from '../../../../kit/notice.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import type { Person } from './person-values.ts'

/** What of the person must stay and what may go; a request is answered here, a dispute recorded. */
export default function PersonConservation({ person }: { person: Person }) {
  const words = useWords(erasureWords)
  const { shortInstant } = useFormat()
  const path = { id: person.company_id, bid: person.id }
  const read = useLateRead(getConservation, { path })
  const hold = useChange(holdPerson)
  const [open, setOpen] = useState<'answer' | 'hold' | null>(null)
  const { waiting, hold: held, today } = read.data ?? {}
  return (
    <section className="grid gap-3">
      <h3 className="font-semibold">{words.title}</h3>
      {read.error && (
        <ErrorCard error={read.error} title={words.failed} onRetry={() => void read.refetch()} />
      )}
      {waiting && (
        <Notice kind="warning" title={words.waits(words.kinds[waiting.kind], shortInstant(waiting.asked_at))}>
          {waiting.message}
        </Notice>
      )}
      {held && <Notice kind="warning">{words.held(held.reason, shortInstant(held.placed_at))}</Notice>}
      {today && (
        <>
          <OutcomeList outcome={today} />
          <div className="flex flex-wrap gap-2">
            <Button
              makes="POST /company/{id}/beneficiaries/{bid}/erasure"
              size="small"
              onClick={() => setOpen('answer')}
            >
              {words.answer}
            </Button>
            {held ? (
              <Button
                makes={hold}
                size="small"
                look="quiet"
                running={hold.running}
                onClick={() => void hold.send({ path, body: { reason: null } })}
              >
                {words.lift}
              </Button>
            ) : (
              <Button makes={hold} size="small" look="quiet" onClick={() => setOpen('hold')}>
                {words.hold}
              </Button>
            )}
          </div>
          {hold.error && !open && <ErrorCard error={hold.error} />}
        </>
      )}
      {open === 'answer' && today && (
        <AnswerDialog
          path={path}
          today={today}
          waiting={waiting?.kind ?? null}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'hold' && <HoldDialog path={path} onClose={() => setOpen(null)} />}
    </section>
  )
}

interface Of {
  path: { id: string; bid: string }
  onClose: () => void
}

function AnswerDialog({
  path,
  today,
  waiting,
  onClose,
}: Of & { today: Parameters<typeof OutcomeList>[0]['outcome']; waiting: DataRequestKind | null }) {
  const words = useWords(erasureWords)
  const [kind, setKind] = useState(waiting ?? 'erasure')
  const decide = useChange(decideErasure)
  const [granted, setGranted] = useState(true)
  const [reason, setReason] = useState('')
  const [letter_on, setLetterOn] = useState('')
  // What was not asked here came on paper.
  const onPaper = kind !== waiting
  async function submit() {
    const outcome = await decide.send({
      path,
      body: { kind, granted, ...(reason.trim() && { reason }), ...(onPaper && { letter_on }) },
    })
    if (outcome.ok) sayAndClose(words.answered, onClose)
  }
  return (
    <FormDialog
      title={words.answerTitle}
      description={words.answerIntro[kind]}
      submit={words.send}
      look={granted && kind === 'erasure' ? 'danger' : 'primary'}
      running={decide.running}
      disabled={(!granted && reason.trim() === '') || (onPaper && letter_on === '')}
      error={decide.error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <SelectField
        label={words.what}
        value={kind}
        onChange={(event) => setKind(event.target.value as DataRequestKind)}
        options={dataRequestKinds.map((value) => ({ value, label: words.kinds[value] }))}
      />
      {onPaper && (
        <DateField
          label={words.letterOn}
          value={letter_on}
          required
          onChange={(event) => setLetterOn(event.target.value)}
        />
      )}
      <OutcomeList outcome={kind === 'erasure' ? today : limitsOf(kind)} kind={kind} />
      <SelectField
        label={words.decision}
        value={granted ? 'grant' : 'refuse'}
        onChange={(event) => setGranted(event.target.value === 'grant')}
        options={[
          { value: 'grant', label: words.grant[kind] },
          { value: 'refuse', label: words.refuse[kind] },
        ]}
      />
      <TextArea
        label={words.reason}
        value={reason}
        maxLength={1000}
        required={!granted}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  )
}

function HoldDialog({ path, onClose }: Of) {
  const words = useWords(erasureWords)
  const hold = useChange(holdPerson)
  const [reason, setReason] = useState('')
  async function submit() {
    if ((await hold.send({ path, body: { reason } })).ok) onClose()
  }
  return (
    <FormDialog
      size="small"
      title={words.holdTitle}
      description={words.holdIntro}
      submit={words.holdSave}
      running={hold.running}
      disabled={reason.trim() === ''}
      error={hold.error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextArea
        label={words.holdReason}
        value={reason}
        maxLength={500}
        required
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  )
}
