import { readDocumentFile } from '@moisson/contract/document'
import { remindRatification } from '@moisson/contract/ratification'
import { BellRing, Download } from 'lucide-react'
import { useState } from 'react'
import { useChange } from '../../../api/change.ts'
import { useTake } from '../../../file/use-file.ts'
import { Badge } from '../../../kit/badge.tsx'
import { Button } from '../../../kit/button.tsx'
import { Card } from '../../../kit/card.tsx'
import { late } from '../../../kit/late.tsx'
import { Notice } from '../../../kit/notice.tsx'
import { Progress } from '../../../kit/progress.tsx'
import { showToast } from '../../../kit/toast-store.ts'
import { useFormat } from '../../../kit/use-format.ts'
import { useCompany } from '../../../session/account.ts'
import { useWords } from '../../../words/catalogue.ts'
import type { Ratification } from './-ratification.ts'
import { signatureWords } from './-signature-words.ts'
import { Voters } from './-voters.tsx'

const EndDialog = late(() => import('./-end-dialog.tsx'))
const CancelDialog = late(() => import('./-cancel-dialog.tsx'))
const tones = { open: 'amber', ratified: 'green', not_ratified: 'red', cancelled: 'neutral' } as const

/** One consultation: how far it is, what it gave, and who was asked. */
export default function RatificationCard({
  ratification,
  today,
}: {
  ratification: Ratification
  today: string
}) {
  const words = useWords(signatureWords)
  const { longDay, mediumDay } = useFormat()
  const { state, personnel, needed, answered, day, ends_on } = ratification
  return (
    <Card
      title={ratification.document.title}
      actions={<Badge tone={tones[state]}>{words.states[state]}</Badge>}
    >
      <div className="grid gap-4">
        <p className="text-sm text-neutral-700">
          {[
            words.personnel(personnel, mediumDay(day)),
            words.needed(needed),
            ...(state === 'open' ? [words.until(longDay(ends_on))] : []),
          ].join(' · ')}
        </p>
        {state === 'open' && (
          <>
            <Progress
              label={words.answered}
              value={answered}
              max={personnel}
              detail={words.answeredOf(answered, personnel)}
            />
            <p className="text-sm text-pretty text-neutral-700">
              {words.hidden} {ratification.without_mail > 0 && words.paper(ratification.without_mail)}
            </p>
            <Acts ratification={ratification} />
          </>
        )}
        <Result ratification={ratification} />
        {state !== 'cancelled' && <Voters ratification={ratification} today={today} />}
      </div>
    </Card>
  )
}

function Acts({ ratification }: { ratification: Ratification }) {
  const words = useWords(signatureWords)
  const company = useCompany()
  const remind = useChange(remindRatification)
  const [asked, setAsked] = useState<'end' | 'cancel' | null>(null)
  const { id, answered, personnel } = ratification
  const close = () => setAsked(null)
  async function send() {
    const outcome = await remind.send({ path: { id: company.id, rid: id } })
    showToast(
      outcome.ok
        ? { kind: 'success', title: words.reminded(outcome.value.reminded) }
        : { kind: 'error', title: outcome.error.message },
    )
  }
  return (
    <div className="flex flex-wrap gap-3">
      {answered < personnel ? (
        <Button
          icon={BellRing}
          running={remind.running}
          makes="POST /company/{id}/ratifications/{rid}/remind"
          onClick={() => void send()}
        >
          {words.remind}
        </Button>
      ) : (
        <Button
          look="primary"
          makes="POST /company/{id}/ratifications/{rid}/end"
          onClick={() => setAsked('end')}
        >
          {words.end}
        </Button>
      )}
      <Button
        look="quiet"
        makes="POST /company/{id}/ratifications/{rid}/cancel"
        onClick={() => setAsked('cancel')}
      >
        {words.cancel}
      </Button>
      {asked === 'end' && <EndDialog id={id} onClose={close} />}
      {asked === 'cancel' && <CancelDialog id={id} onClose={close} />}
    </div>
  )
}

function Result({ ratification }: { ratification: Ratification }) {
  const words = useWords(signatureWords)
  const { longDay } = useFormat()
  const company = useCompany()
  const { take, running } = useTake(readDocumentFile)
  const { state, yes, no, personnel, signed_on, minutes_document_id, reason } = ratification
  if (state === 'cancelled') return <p className="text-neutral-700">{reason}</p>
  if (state === 'open' || yes === null || no === null) return null
  return (
    <Notice
      kind={state === 'ratified' ? 'success' : 'warning'}
      title={words.result(yes, no, personnel)}
      actions={
        minutes_document_id && (
          <Button
            icon={Download}
            size="small"
            running={running}
            onClick={() =>
              void take({ path: { id: company.id, did: minutes_document_id } }, 'proces-verbal.pdf')
            }
          >
            {words.minutes}
          </Button>
        )
      }
    >
      {signed_on ? words.signed(longDay(signed_on)) : words.notSigned}
    </Notice>
  )
}
