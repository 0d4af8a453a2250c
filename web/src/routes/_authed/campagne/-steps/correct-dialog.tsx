import { campaignTypeFacts } from '@moisson/core/campaign/type-facts'
import { correctCampaign, previewCorrection } from '@moisson/contract/correction'
import type { Output, Request } from '@moisson/contract/call'
import { FileUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLateRead } from '../../../../api/read.ts'
import { FormDialog } from '../../../../form/form-dialog.tsx'
import type { FormState } from '../../../../form/use-form.tsx'
import { useForm } from '../../../../form/use-form.tsx'
import { MoneyField } from '../../../../form/money-field.tsx'
import { sayAndClose } from '../../../../form/say-and-close.ts'
import { Checkbox } from '../../../../kit/checkbox.tsx'
import { TextArea } from '../../../../kit/field.tsx'
import { Notice } from '../../../../kit/notice.tsx'
import { RadioCards } from '../../../../kit/radio-cards.tsx'
import { SkeletonLines } from '../../../../kit/skeleton.tsx'
import { ButtonLink } from '../../../../shell/button-link.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { ActionFailure } from '../../../../campaign/action-failure.tsx'
import type { Campaign } from '../../../../campaign/campaign.ts'
import { useCampaignChange } from '../../../../campaign/use-campaign-change.ts'
import { CorrectionEffect } from './correction-effect.tsx'
import { correctWords } from './correct-words.ts'
import { sentenceOf } from '../../../../api/sentence-of.ts'

/** A wrong file or a wrong envelope, once launched: who is affected and by how much is read before anything is written. */
export default function CorrectDialog({ campaign, onClose }: { campaign: Campaign; onClose: () => void }) {
  const words = useWords(correctWords)
  const correct = useCampaignChange(correctCampaign)
  const [before] = useState(campaign.state)
  const form: FormState<Values> = useForm<Values, Output<typeof correctCampaign>>(
    {
      what: 'files',
      sharing: 'at_rates',
      envelope_gross_cents: campaign.envelope_gross_cents,
      rereadToo: false,
      reason: '',
    },
    {
      change: correct,
      send: (values) =>
        current &&
        correct.send(
          {
            path: { id: campaign.id },
            body: {
              ...askedBy(values),
              reason: values.reason.trim(),
              confirm: {
                changed: current.changed,
                distributed_gross_cents: current.distributed.after_cents,
              },
            },
          },
          { version: campaign.version },
        ),
      done() {
        const informed =
          !current || current.deadline_at === null ? 0 : current.changed - current.without_address
        sayAndClose(words.done, onClose, informed > 0 ? words.doneBody(informed) : undefined)
      },
    },
  )
  const { what, reason } = form.values
  const { ready, effect, current } = useEffectOf(campaign, form.values)
  const possible = current !== null && current.changed > 0 && !current.paid_before
  return (
    <FormDialog
      {...form.sends}
      failure={form.refusal && <ActionFailure error={form.refusal} campaign={campaign} before={before} />}
      size="large"
      title={words.title}
      description={words.body}
      submit={words.confirm}
      disabled={!possible || reason.trim() === ''}
      onClose={onClose}
    >
      {campaignTypeFacts[campaign.type].envelope === 'decided' && (
        <RadioCards
          legend={words.what}
          columns={2}
          {...form.value('what')}
          options={[
            { value: 'files', title: words.files, body: words.filesBody },
            { value: 'envelope', title: words.envelopeKind, body: words.envelopeBody },
          ]}
        />
      )}
      <WhatIsWrong campaign={campaign} form={form} />
      <section aria-labelledby="correction-effect" className="grid gap-4 border-t border-neutral-200 pt-5">
        <h3 id="correction-effect" className="font-semibold">
          {words.effect}
        </h3>
        {effect.error && ready ? (
          <Notice kind="error">{sentenceOf(effect.error)}</Notice>
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
          {...form.text('reason')}
        />
      )}
    </FormDialog>
  )
}

/** Another file of pay, shared again or not; or another envelope. */
function WhatIsWrong({ campaign, form }: { campaign: Campaign; form: FormState<Values> }) {
  const words = useWords(correctWords)
  return form.values.what === 'files' ? (
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
        {...form.value('sharing')}
        options={[
          { value: 'at_rates', title: words.atRates, body: words.atRatesBody },
          { value: 'again', title: words.again, body: words.againBody },
        ]}
      />
      {campaign.excess_estimated && form.values.sharing === 'at_rates' && (
        <Notice kind="warning">{words.excessEstimated}</Notice>
      )}
    </>
  ) : (
    <div className="grid gap-4">
      <MoneyField
        label={words.envelope}
        className="max-w-xs"
        min={1}
        {...form.value('envelope_gross_cents')}
      />
      <Checkbox label={words.rereadToo} {...form.tick('rereadToo')} />
    </div>
  )
}

/** Who is affected and by how much; `current` is what was asked last, once it is known. */
function useEffectOf(campaign: Campaign, values: Values) {
  const asked = askedBy(values)
  const settled = useSettled(asked)
  const ready = values.what === 'files' || (values.envelope_gross_cents ?? 0) > 0
  const request = { path: { id: campaign.id }, query: queryOf(settled) }
  const effect = useLateRead(previewCorrection, request, { enabled: ready })
  const current = effect.data && sameAs(settled, asked) && ready ? effect.data : null
  return { ready, effect, current }
}

interface Values {
  what: 'files' | 'envelope'
  sharing: 'at_rates' | 'again'
  envelope_gross_cents: number | null
  /** With another envelope, the file is read again too. */
  rereadToo: boolean
  reason: string
}

const askedBy = ({ what, sharing, rereadToo, envelope_gross_cents }: Values): Asked =>
  what === 'files'
    ? { reread: true, sharing }
    : { reread: rereadToo, sharing: 'again', envelope_gross_cents: envelope_gross_cents ?? 0 }

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
