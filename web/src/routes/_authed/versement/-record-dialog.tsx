import { uploadDocument } from '@moisson/contract/document'
import { recordPayment } from '@moisson/contract/payment'
import { Paperclip } from 'lucide-react'
import { useRef, useState } from 'react'
import { useChange } from '../../../api/change.ts'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { Button } from '../../../kit/button.tsx'
import { DateField, Field, TextArea, TextField } from '../../../kit/field.tsx'
import { RadioCards } from '../../../kit/radio-cards.tsx'
import { showToast } from '../../../kit/toast-store.ts'
import { useFormat } from '../../../kit/use-format.ts'
import { useCompany } from '../../../session/account.ts'
import { useWords } from '../../../words/catalogue.ts'
import { Failure } from './-failure.tsx'
import type { CampaignPayments, Movement, RecordedKind } from './-payments.ts'
import { paymentWords } from './-payment-words.ts'

type Status = 'paid' | 'ordered' | 'to_prepare'

/** What became of a movement, with its day, its bank reference and the paper that proves it. */
export default function RecordDialog(props: {
  campaign: CampaignPayments
  movement: Movement
  today: string
  onClose: () => void
}) {
  const { campaign, movement, today, onClose } = props
  const { record: words, kinds } = useWords(paymentWords)
  const { money } = useFormat()
  const company = useCompany()
  const record = useChange(recordPayment)
  const upload = useChange(uploadDocument)
  const recorded = movement.version > 0 && movement.status !== 'to_prepare' && movement.status !== 'late'
  const [status, setStatus] = useState<Status>('paid')
  const [day, setDay] = useState(movement.paid_on ?? today)
  const [reference, setReference] = useState(movement.reference ?? '')
  const [note, setNote] = useState(movement.note ?? '')
  const [proof, setProof] = useState<File | null>(null)
  /** The file that is already kept: a second try does not send it again. */
  const kept = useRef<{ file: File; id: string } | null>(null)
  // A day out of range is said where the day is typed; a proof that is refused comes before what was said of the day.
  const errors: Record<string, string> = upload.error
    ? {}
    : record.error?.code === 'payment_day_out_of_range'
      ? { paid_on: record.error.message }
      : (record.error?.fieldErrors ?? {})
  const kind = kinds[movement.kind]

  async function proofId(): Promise<string | null | undefined> {
    if (proof === null) return undefined
    if (kept.current?.file === proof) return kept.current.id
    const outcome = await upload.send({
      path: { id: company.id },
      body: {
        type: 'payment_proof',
        title: words.proofTitle(campaign.name, kind),
        year: String(campaign.year),
      },
      file: proof,
    })
    if (!outcome.ok) return null
    kept.current = { file: proof, id: outcome.value.id }
    return outcome.value.id
  }

  async function save() {
    const proof_document_id = await proofId()
    if (proof_document_id === null) return
    const outcome = await record.send(
      {
        path: { id: company.id, cid: campaign.campaign_id, kind: movement.kind as RecordedKind },
        body: {
          status,
          note,
          ...(status === 'to_prepare' ? {} : { paid_on: day, reference }),
          ...(proof_document_id === undefined ? {} : { proof_document_id }),
        },
      },
      { version: movement.version },
    )
    if (!outcome.ok) return
    showToast({ kind: 'success', title: status === 'to_prepare' ? words.undone : words.saved })
    onClose()
  }

  const stale = record.error?.status === 412 ? words.changed : undefined
  const error = upload.error ?? record.error
  return (
    <FormDialog
      stubborn
      size="medium"
      title={words.title(kind)}
      description={words.body(money(movement.amount_cents))}
      submit={words.save}
      running={record.running || upload.running}
      disabled={status !== 'to_prepare' && day === ''}
      error={record.error}
      onClose={onClose}
      onSubmit={() => void save()}
    >
      {error && Object.keys(errors).length === 0 && <Failure error={error} said={stale} />}
      <RadioCards<Status>
        legend={words.status}
        columns={recorded ? 3 : 2}
        value={status}
        onChange={setStatus}
        options={[
          { value: 'paid', title: words.paid, body: words.paidBody },
          {
            value: 'ordered',
            title: words.ordered,
            body: words.orderedBody,
            disabled: campaign.state === 'completed',
          },
          ...(recorded
            ? [
                {
                  value: 'to_prepare' as const,
                  title: words.none,
                  body: words.noneBody,
                  disabled: campaign.state === 'completed',
                },
              ]
            : []),
        ]}
      />
      {status !== 'to_prepare' && (
        <>
          <DateField
            className="max-w-xs"
            label={status === 'paid' ? words.paidOn : words.orderedOn}
            value={day}
            max={status === 'paid' ? today : undefined}
            onChange={(event) => setDay(event.target.value)}
            error={errors['paid_on']}
          />
          <TextField
            label={words.reference}
            optional
            maxLength={140}
            value={reference}
            onChange={(event) => setReference(event.target.value)}
            error={errors['reference']}
          />
          <ProofField title={movement.proof?.title ?? null} chosen={proof} onChoose={setProof} />
        </>
      )}
      <TextArea
        label={words.note}
        optional
        rows={2}
        maxLength={1000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </FormDialog>
  )
}

function ProofField(props: { title: string | null; chosen: File | null; onChoose: (file: File) => void }) {
  const { title, chosen, onChoose } = props
  const { record: words } = useWords(paymentWords)
  const input = useRef<HTMLInputElement>(null)
  return (
    <Field label={words.proof} help={words.proofHelp} optional>
      {(ids) => (
        <div className="flex flex-wrap items-center gap-3">
          <input
            {...ids}
            ref={input}
            type="file"
            className="sr-only"
            tabIndex={-1}
            accept=".pdf,.png,.jpg,.jpeg,.txt,.csv,.xlsx,.docx"
            onChange={(event) => {
              const file = event.target.files?.[0]
              if (file) onChoose(file)
            }}
          />
          <Button icon={Paperclip} onClick={() => input.current?.click()}>
            {title !== null || chosen ? words.replace : words.choose}
          </Button>
          <span className="min-w-0 text-sm break-words text-neutral-700">
            {chosen ? words.chosen(chosen.name) : title !== null && words.keep(title)}
          </span>
        </div>
      )}
    </Field>
  )
}
