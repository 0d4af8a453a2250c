import { exportSepa, recordPayment } from '@moisson/contract/payment'
import { executionDay, executionFault } from '@moisson/core/payment/execution-day'
import { painFormats } from '@moisson/core/payment/payment-vocabulary'
import { FileDown, Send } from 'lucide-react'
import { useState } from 'react'
import { useChange } from '../../../api/change.ts'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { sayAndClose } from '../../../form/say-and-close.ts'
import { Button } from '../../../kit/button.tsx'
import { SelectField } from '../../../kit/field.tsx'
import { Notice } from '../../../kit/notice.tsx'
import { RadioCards } from '../../../kit/radio-cards.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { useCompany } from '../../../session/account.ts'
import { useWords } from '../../../words/catalogue.ts'
import { kitWords } from '../../../words/kit.ts'
import { useFile } from '../../../file/use-file.ts'
import { CopyButton } from './-copy-button.tsx'
import { ExecutionDay } from './-execution-day.tsx'
import { Failure } from './-failure.tsx'
import { LeftAside } from './-left-aside.tsx'
import type { CampaignPayments, Movement } from './-payments.ts'
import { lateWords } from './-late-words.ts'
import { paymentWords } from './-payment-words.ts'
import { fixedFor, SepaInterest } from './-sepa-interest.tsx'

type Kind = 'account_keeper' | 'direct'

/** The file for the bank, its fingerprint once taken, and the note that the order was given. */
export default function SepaDialog(props: {
  campaign: CampaignPayments
  /** The keeper's movement; without one, only people who left are paid. */
  movement: Movement | undefined
  today: string
  onClose: () => void
}) {
  const { campaign, movement, today, onClose } = props
  const { sepa: words, record: recordWords } = useWords(paymentWords)
  const late = useWords(lateWords)
  const kit = useWords(kitWords)
  const { money } = useFormat()
  const company = useCompany()
  const record = useChange(recordPayment)
  const { direct } = campaign
  const [kind, setKind] = useState<Kind>(movement ? 'account_keeper' : 'direct')
  const [format, setFormat] = useState<(typeof painFormats)[number]>(painFormats[0])
  const [on, setOn] = useState(
    () => fixedFor(campaign, kind)?.paid_on ?? executionDay(campaign.due_on, today),
  )
  const fault = on === '' ? null : executionFault(on, today)
  const file = useFile(exportSepa)
  const [hash, setHash] = useState<string | null>(null)

  async function take() {
    const path = { id: company.id, cid: campaign.campaign_id }
    const outcome = await file.take({ path, query: { kind, format, on } }, 'virement.xml')
    if (outcome.ok) setHash(await fingerprint(outcome.value.blob))
  }
  async function ordered() {
    if (!movement) return
    const outcome = await record.send(
      {
        path: { id: company.id, cid: campaign.campaign_id, kind: 'account_keeper' },
        body: { status: 'ordered', paid_on: on, reference: referenceOf(campaign) },
      },
      { version: movement.version },
    )
    if (outcome.ok) sayAndClose(recordWords.saved, onClose)
  }
  const failure = file.error ?? record.error
  return (
    <FormDialog
      unguarded
      title={words.title}
      description={words.body}
      submit={words.take}
      icon={FileDown}
      running={file.running}
      disabled={on === '' || fault !== null || (kind === 'direct' && direct.with_iban === 0)}
      failure={failure && <Failure error={failure} />}
      cancel={hash === null ? kit.cancel : kit.close}
      aside={
        hash !== null &&
        kind === 'account_keeper' &&
        movement?.status !== 'ordered' && (
          <Button icon={Send} running={record.running} onClick={() => void ordered()}>
            {words.ordered}
          </Button>
        )
      }
      onSubmit={() => void take()}
      onClose={onClose}
    >
      {hash !== null && <Taken hash={hash} />}
      {movement && direct.people > 0 && (
        <RadioCards<Kind>
          legend={words.what}
          columns={2}
          value={kind}
          onChange={(chosen) => {
            setKind(chosen)
            setHash(null)
          }}
          options={[
            {
              value: 'account_keeper',
              title: words.keeper,
              body: words.keeperBody(campaign.transfers.length, money(movement.amount_cents)),
            },
            {
              value: 'direct',
              title: words.direct,
              body: words.directBody(direct.people, money(direct.amount_cents)),
            },
          ]}
        />
      )}
      {kind === 'direct' && <LeftAside campaignId={campaign.campaign_id} />}
      <div className="field-row">
        <ExecutionDay value={on} today={today} fault={fault} onChange={setOn} />
        <SelectField
          label={words.format}
          help={words.formatHelp}
          value={format}
          onChange={(event) =>
            setFormat(painFormats.find((each) => each === event.target.value) ?? painFormats[0])
          }
          options={painFormats.map((value) => ({ value, label: words.formats[value] }))}
        />
      </div>
      {campaign.like_pay && <Notice kind="warning">{late.likePay}</Notice>}
      {!fault && (
        <SepaInterest campaign={campaign} movement={movement} kind={kind} on={on} onLeave={onClose} />
      )}
    </FormDialog>
  )
}

/** What the bank shows of one transfer; of several, the campaign they share. */
const referenceOf = ({ transfers, reference }: CampaignPayments): string =>
  transfers.length === 1 ? (transfers[0]?.remittance ?? reference) : reference

/** What was taken, with its fingerprint where the browser computes one. */
function Taken({ hash }: { hash: string }) {
  const { sepa: words } = useWords(paymentWords)
  return (
    <Notice kind="success" announced title={words.done}>
      <p>{words.orderedBody}</p>
      {hash !== '' && (
        <p className="mt-1 flex items-center gap-1 text-sm">
          <span className="min-w-0 break-all">
            {words.hash} <code className="font-mono text-xs select-all">{hash}</code>
          </span>
          <CopyButton what={words.hash} text={hash} />
        </p>
      )}
    </Notice>
  )
}

/** The file's SHA-256, as the log keeps it; empty where the browser computes none (a page without https). */
async function fingerprint(blob: Blob): Promise<string> {
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined
  if (!subtle) return ''
  const digest = await subtle.digest('SHA-256', await blob.arrayBuffer())
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
