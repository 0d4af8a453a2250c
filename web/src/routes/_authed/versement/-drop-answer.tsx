import { receiveKeeperAnswer } from '@moisson/contract/payment'
import clsx from 'clsx'
import { Upload } from 'lucide-react'
import { useState } from 'react'
import { useChange } from '../../../api/change.ts'
import { FileButton } from '../../../file/file-button.tsx'
import { useDropZone } from '../../../file/use-drop-zone.ts'
import { Button } from '../../../kit/button.tsx'
import { Checkbox } from '../../../kit/checkbox.tsx'
import { SelectField, TextArea } from '../../../kit/field.tsx'
import { Notice } from '../../../kit/notice.tsx'
import { showToast } from '../../../kit/toast-store.ts'
import { useCompany } from '../../../session/account.ts'
import { useWords } from '../../../words/catalogue.ts'
import { kitWords } from '../../../words/kit.ts'
import { Failure } from './-failure.tsx'
import { keeperIn, type CampaignPayments } from './-payments.ts'
import { paymentWords } from './-payment-words.ts'

type Plan = CampaignPayments['transfers'][number]['plans'][number]

/** The plan to name where two keepers exist and this campaign pays one alone. */
function soleOf({ transfers }: CampaignPayments): Plan | undefined {
  const [plan, ...others] = transfers[0]?.plans ?? []
  return others.length === 0 ? plan : undefined
}

/** Takes the keeper's answer: a file dropped or chosen, or lines pasted with their titles. */
export function DropAnswer(props: {
  campaign: CampaignPayments
  onRead: (id: string) => void
  onCancel?: () => void
}) {
  const { campaign, onRead, onCancel } = props
  const { answer: words } = useWords(paymentWords)
  const kit = useWords(kitWords)
  const company = useCompany()
  const receive = useChange(receiveKeeperAnswer)
  const [several, setSeveral] = useState(false)
  // Each keeper answers for its own plan, where there are two.
  const senders = campaign.transfers.length > 1 ? campaign.transfers.flatMap(({ plans }) => plans) : []
  const [sender, setSender] = useState<Plan | undefined>(senders[0] ?? soleOf(campaign))
  const [rejectsOnly, setRejectsOnly] = useState(false)
  const [text, setText] = useState('')

  async function read(given: { file: File } | { text: string }) {
    setSeveral(false)
    const outcome = await receive.send({
      path: { id: company.id, cid: campaign.campaign_id },
      body: { rejects_only: rejectsOnly, plan: sender, ...('text' in given && { text: given.text }) },
      ...('file' in given && { file: given.file }),
    })
    if (!outcome.ok) return
    showToast({ kind: 'success', title: words.loaded })
    onRead(outcome.value.id)
  }
  const { over, zone } = useDropZone(([file, ...others]) => {
    if (others.length > 0) setSeveral(true)
    else if (file) void read({ file })
  })
  return (
    <div className="grid gap-5">
      <p className="text-pretty text-neutral-700">
        {words.body} {onCancel && words.goesOn}
      </p>
      {receive.error && <Failure error={receive.error} />}
      {several && <Notice kind="warning">{words.several}</Notice>}
      {senders.length > 1 && (
        <SelectField
          label={words.whose}
          value={sender}
          onChange={(event) => setSender(senders.find((plan) => plan === event.target.value))}
          options={senders.map((plan) => ({ value: plan, label: keeperIn(campaign, plan) ?? plan }))}
        />
      )}
      <Checkbox
        label={words.rejectsOnly}
        help={words.rejectsOnlyHelp}
        checked={rejectsOnly}
        onChange={(event) => setRejectsOnly(event.target.checked)}
      />
      <div
        {...zone}
        className={clsx(
          'grid justify-items-center gap-2 rounded-2xl border-2 border-dashed px-6 py-8 text-center transition-colors',
          over ? 'border-primary-700 bg-primary-50' : 'border-neutral-300',
        )}
      >
        <Upload aria-hidden className="size-7 text-primary-800" />
        <p className="font-medium text-neutral-950">{over ? words.dropNow : words.drop}</p>
        <FileButton
          running={receive.running}
          label={words.choose}
          accept=".xlsx,.csv,.txt,.tsv"
          onFiles={([file]) => {
            if (file) void read({ file })
          }}
        >
          {words.choose}
        </FileButton>
        <p className="text-sm text-neutral-600">{words.accepted}</p>
      </div>
      <TextArea
        label={words.paste}
        placeholder={words.pasteExample}
        rows={4}
        value={text}
        className="[&_textarea]:font-mono [&_textarea]:text-sm"
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          look="primary"
          running={receive.running}
          disabled={text.trim() === ''}
          onClick={() => void read({ text })}
        >
          {words.read}
        </Button>
        {onCancel && <Button onClick={onCancel}>{kit.cancel}</Button>}
      </div>
    </div>
  )
}
