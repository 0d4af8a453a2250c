import { correctCampaign, previewCorrection } from '@moisson/contract/correction'
import type { Request } from '@moisson/contract/call'
import { FileUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLateRead } from '../../../../api/read.ts'
import { FormDialog } from '../../../../form/form-dialog.tsx'
import { MoneyField } from '../../../../form/money-field.tsx'
import { Checkbox } from '../../../../kit/checkbox.tsx'
import { TextArea } from '../../../../kit/field.tsx'
import { Notice } from '../../../../kit/notice.tsx'
import { RadioCards } from '../../../../kit/radio-cards.tsx'
import { SkeletonLines } from '../../../../kit/skeleton.tsx'
import { showToast } from '../../../../kit/toast-store.ts'
import { ButtonLink } from '../../../../shell/button-link.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { ActionFailure } from '../../../../campaign/action-failure.tsx'
import type { Campaign } from '../../../../campaign/campaign.ts'
import { useCampaignChange } from '../../../../campaign/use-campaign-change.ts'
import { CorrectionEffect } from './correction-effect.tsx'
import { correctWords } from './correct-words.ts'

/** A wrong file or a wrong envelope, once launched: who is affected and by how much is read before anything is written. */
export default function CorrectDialog({ campaign, onClose }: { campaign: Campaign; onClose: () => void }) {
  const words = useWords(correctWords)
  const correct = useCampaignChange(correctCampaign)
  const [before] = useState(campaign.state)
  const [what, setWhat] = useState<'files' | 'envelope'>('files')
  const [sharing, setSharing] = useState<'at_rates' | 'again'>('at_rates')
  const [envelope, setEnvelope] = useState(campaign.envelope_gross_cents)
  const [rereadToo, setRereadToo] = useState(false)
  const [reason, setReason] = useState('')
  const asked =
    what === 'files'
      ? { reread: true, sharing }
      : { reread: rereadToo, sharing: 'again' as const, envelope_gross_cents: envelope ?? 0 }
  const settled = useSettled(asked)
  const ready = what === 'files' || (envelope ?? 0) > 0
  const effect = useLateRead(
    previewCorrection,
    { path: { id: campaign.id }, query: queryOf(settled) },
    {
      enabled: ready,
    },
  )
  const current = effect.data && sameAs(settled, asked) && ready ? effect.data : null
  const errors = correct.error?.fieldErrors ?? {}
  const possible = current !== null && current.changed > 0 && !current.paid_before

  async function send() {
    if (!current) return
    const outcome = await correct.send(
      {
        path: { id: campaign.id },
        body: {
          ...asked,
          reason: reason.trim(),
          confirm: {
            changed: current.changed,
            distributed_gross_cents: current.distributed.after_cents,
          },
        },
      },
      { version: campaign.version },
    )
    if (!outcome.ok) return
    const informed = current.deadline_at === null ? 0 : current.changed - current.without_address
    showToast({
      kind: 'success',
      title: words.done,
      ...(informed > 0 ? { body: words.doneBody(informed) } : {}),
    })
    onClose()
  }
  return (
    <FormDialog
      size="large"
      stubborn
      title={words.title}
      description={words.body}
      submit={words.confirm}
      running={correct.running}
      disabled={!possible || reason.trim() === ''}
      error={correct.error}
      onClose={onClose}
      onSubmit={() => void send()}
    >
      {correct.error && Object.keys(errors).length === 0 && (
        <ActionFailure error={correct.error} campaign={campaign} before={before} />
      )}
      <RadioCards
        legend={words.what}
        columns={2}
        value={what}
        onChange={setWhat}
        options={[
          { value: 'files', title: words.files, body: words.filesBody },
          { value: 'envelope', title: words.envelopeKind, body: words.envelopeBody },
        ]}
      />
      {what === 'files' ? (
        <>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-neutral-700">
            {words.importFirst}
            <ButtonLink
              size="small"
              icon={FileUp}
              to="/beneficiaires"
              search={{ import: 'new', year: String(campaign.year), campaign: campaign.id }}
            >
              {words.importNow}
            </ButtonLink>
          </p>
          <RadioCards
            legend={words.how}
            columns={2}
            value={sharing}
            onChange={setSharing}
            options={[
              { value: 'at_rates', title: words.atRates, body: words.atRatesBody },
              { value: 'again', title: words.again, body: words.againBody },
            ]}
          />
        </>
      ) : (
        <div className="grid gap-4">
          <MoneyField
            label={words.envelope}
            className="max-w-xs"
            min={1}
            value={envelope}
            onChange={setEnvelope}
            error={errors['envelope_gross_cents']}
          />
          <Checkbox
            label={words.rereadToo}
            checked={rereadToo}
            onChange={(event) => setRereadToo(event.target.checked)}
          />
        </div>
      )}
      <section aria-labelledby="correction-effect" className="grid gap-4 border-t border-neutral-200 pt-5">
        <h3 id="correction-effect" className="font-semibold">
          {words.effect}
        </h3>
        {effect.error && ready ? (
          <Notice kind="error">{effect.error.message}</Notice>
        ) : current ? (
          <CorrectionEffect effect={current} files={what === 'files'} />
        ) : (
          ready && <SkeletonLines lines={4} />
        )}
      </section>
      {possible && (
        <TextArea
          label={words.reason}
          help={words.reasonHelp}
          rows={2}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={errors['reason']}
        />
      )}
    </FormDialog>
  )
}

interface Asked {
  reread: boolean
  sharing: 'at_rates' | 'again'
  envelope_gross_cents?: number
}

const queryOf = ({ reread, sharing, envelope_gross_cents }: Asked) =>
  ({
    reread: reread ? 'true' : 'false',
    sharing,
    ...(envelope_gross_cents === undefined ? {} : { envelope_gross_cents: String(envelope_gross_cents) }),
  }) satisfies Request<typeof previewCorrection>['query']
const sameAs = (a: Asked, b: Asked): boolean => JSON.stringify(a) === JSON.stringify(b)

/** What is asked once nobody has typed for a moment: the effect is not computed at each digit. */
function useSettled(asked: Asked): Asked {
  const [settled, setSettled] = useState(asked)
  const key = JSON.stringify(asked)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(key) as Asked), 400)
    return () => clearTimeout(timer)
  }, [key])
  return settled
}
