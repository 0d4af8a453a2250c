import { uploadDocument } from '@moisson/contract/document'
import { recordPayment } from '@moisson/contract/payment'
import { useRef, useState } from 'react'
import type { ApiError } from '../../../api/api-error.ts'
import type { Outcome } from '../../../api/change.ts'
import { useChange } from '../../../api/change.ts'
import { FormDialog } from '../../../form/form-dialog.tsx'
import type { FormState } from '../../../form/use-form.tsx'
import { useForm } from '../../../form/use-form.tsx'
import { sayAndClose } from '../../../form/say-and-close.ts'
import { DateField, TextArea, TextField } from '../../../kit/field.tsx'
import { Notice } from '../../../kit/notice.tsx'
import { RadioCards } from '../../../kit/radio-cards.tsx'
import { FileField } from '../../../file/file-field.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { useCompany } from '../../../session/account.ts'
import { useWords } from '../../../words/catalogue.ts'
import { Failure } from './-failure.tsx'
import {
  isRecorded,
  otherMatchingYear,
  type CampaignPayments,
  type Movement,
  type RecordedKind,
} from './-payments.ts'
import { paymentWords } from './-payment-words.ts'

type Status = 'paid' | 'ordered' | 'to_prepare'
interface Values {
  status: Status
  paid_on: string
  reference: string
  note: string
  proof: File | null
}

/** The movement as it stands now, of a refusal that somebody else's record caused. */
const metIn = ({ status, body }: ApiError): Movement | null =>
  status === 412 ? ((body as { current?: Movement | null }).current ?? null) : null

/** What stands now, and what saving again does to it. */
function useTold() {
  const { record: words, statuses } = useWords(paymentWords)
  const { mediumDay } = useFormat()
  return ({ status, paid_on, reference, recorded_by }: Movement) =>
    words.changedBy(
      recorded_by,
      [statuses[status], paid_on && mediumDay(paid_on), reference].filter(Boolean).join(', '),
    )
}

/** What became of a movement, with its day, its bank reference and the paper that proves it. */
export default function RecordDialog(props: {
  campaign: CampaignPayments
  movement: Movement
  today: string
  onClose: () => void
}) {
  const { campaign, movement, today, onClose } = props
  const { record: words, kinds } = useWords(paymentWords)
  const { money, mediumDay } = useFormat()
  const company = useCompany()
  const record = useChange(recordPayment)
  const upload = useChange(uploadDocument)
  const recorded = isRecorded(movement)
  const kind = kinds[movement.kind]

  // What somebody else recorded meanwhile: read beside what is typed here, which then writes over it knowingly.
  const [met, setMet] = useState<Movement | null>(null)
  /** The file that is already kept: a second try does not send it again. */
  const kept = useRef<{ file: File; id: string } | null>(null)
  async function keepProof(file: File): Promise<Outcome<string>> {
    if (kept.current?.file === file) return { ok: true, value: kept.current.id }
    const title = words.proofTitle(campaign.name, kind)
    const outcome = await upload.send({
      path: { id: company.id },
      body: { type: 'payment_proof', title, year: String(campaign.year) },
      file,
    })
    if (!outcome.ok) return outcome
    kept.current = { file, id: outcome.value.id }
    return { ok: true, value: outcome.value.id }
  }
  const start: Values = {
    status: 'paid',
    paid_on: movement.paid_on ?? today,
    reference: movement.reference ?? '',
    note: movement.note ?? '',
    proof: null,
  }
  const form = useForm(start, {
    // A proof that is refused comes before what was said of the day.
    change: { running: record.running || upload.running, error: upload.error ?? record.error },
    fieldOf: { payment_day_out_of_range: 'paid_on' },
    async send({ status, note, paid_on, reference, proof }) {
      // What is to be prepared again shows no proof: none goes.
      const paper = status !== 'to_prepare' && proof ? await keepProof(proof) : null
      if (paper?.ok === false) return paper
      const outcome = await record.send(
        {
          path: { id: company.id, cid: campaign.campaign_id, kind: movement.kind as RecordedKind },
          body: {
            status,
            note,
            ...(status === 'to_prepare' ? {} : { paid_on, reference }),
            ...(paper ? { proof_document_id: paper.value } : {}),
          },
        },
        { version: (met ?? movement).version },
      )
      if (!outcome.ok) setMet(metIn(outcome.error) ?? met)
      return outcome
    },
    done: (_, { status }) => sayAndClose(status === 'to_prepare' ? words.undone : words.saved, onClose),
  })
  const { status, paid_on, proof } = form.values
  const owing = movement.kind === 'payroll' || movement.kind === 'account_keeper'
  const fixed = campaign.late_interest.find((one) => one.kind === movement.kind)
  const limit = campaign.interest_after
  const unpaid = owing && limit !== null && (fixed ? fixed.paid_on !== paid_on : paid_on > limit)
  const matched = otherMatchingYear(campaign, movement.kind, paid_on)
  const told = useTold()
  const stale = form.refusal?.status === 412 ? (met ? told(met) : words.changed) : undefined
  return (
    <FormDialog
      {...form.sends}
      failure={form.refusal && <Failure error={form.refusal} said={stale} />}
      title={words.title(kind)}
      description={words.body(money(movement.amount_cents))}
      submit={words.save}
      disabled={status !== 'to_prepare' && paid_on === ''}
      onClose={onClose}
    >
      <StatusCards form={form} recorded={recorded} over={campaign.state === 'completed'} />
      {status !== 'to_prepare' && (
        <>
          <DateField
            className="max-w-xs"
            label={status === 'paid' ? words.paidOn : words.orderedOn}
            max={status === 'paid' ? today : undefined}
            {...form.text('paid_on')}
          />
          {unpaid && paid_on !== '' && (
            <Notice kind="warning">
              {fixed ? words.interestOther(mediumDay(fixed.paid_on)) : words.interestLeft(mediumDay(limit))}
            </Notice>
          )}
          {matched !== null && <Notice kind="warning">{words.matchingYear(String(matched))}</Notice>}
          <TextField label={words.reference} optional maxLength={140} {...form.text('reference')} />
          <FileField
            label={words.proof}
            help={words.proofHelp}
            optional
            accept=".pdf,.png,.jpg,.jpeg,.txt,.csv,.xlsx,.docx"
            choose={movement.proof || proof ? words.replace : words.choose}
            chosen={proof ? words.chosen(proof.name) : movement.proof && words.keep(movement.proof.title)}
            onFile={(file) => form.set('proof', file)}
          />
        </>
      )}
      <TextArea label={words.note} optional rows={2} maxLength={1000} {...form.text('note')} />
    </FormDialog>
  )
}

/** What became of it; what is recorded can be taken back. */
function StatusCards(props: { form: FormState<Values>; recorded: boolean; over: boolean }) {
  const { form, recorded, over } = props
  const { record: words } = useWords(paymentWords)
  const none = { value: 'to_prepare' as const, title: words.none, body: words.noneBody, disabled: over }
  return (
    <RadioCards<Status>
      legend={words.status}
      columns={recorded ? 3 : 2}
      {...form.value('status')}
      options={[
        { value: 'paid', title: words.paid, body: words.paidBody },
        { value: 'ordered', title: words.ordered, body: words.orderedBody, disabled: over },
        ...(recorded ? [none] : []),
      ]}
    />
  )
}
