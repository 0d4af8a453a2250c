import { remindCampaign } from '@moisson/contract/campaign'
import { BellRing, CircleCheck } from 'lucide-react'
import type { Output } from '@moisson/contract/call'
import { useState } from 'react'
import { Button } from '../../../../kit/button.tsx'
import { Dialog } from '../../../../kit/dialog.tsx'
import { TextArea } from '../../../../kit/field.tsx'
import { RadioCards } from '../../../../kit/radio-cards.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { kitWords } from '../../../../words/kit.ts'
import { ActionFailure } from '../../../../campaign/action-failure.tsx'
import { remindableIn } from '../../../../campaign/figures.ts'
import type { Campaign } from '../../../../campaign/campaign.ts'
import { useCampaignChange } from '../../../../campaign/use-campaign-change.ts'
import { campaignWords } from '../../../../campaign/campaign-words.ts'
import { stepsWords } from './steps-words.ts'

type Segment = 'ids' | 'not_submitted' | 'not_opened' | 'in_progress'

/** Whom to remind, with which words; then who was, who was not, and why. */
export function RemindDialog(props: { campaign: Campaign; ids: readonly string[]; onClose: () => void }) {
  const { campaign, ids, onClose } = props
  const { remind: words } = useWords(stepsWords)
  const { people } = useWords(campaignWords)
  const kit = useWords(kitWords)
  const remind = useCampaignChange(remindCampaign)
  const [before] = useState(campaign.state)
  const [segment, setSegment] = useState<Segment>(ids.length > 0 ? 'ids' : 'not_submitted')
  const [message, setMessage] = useState('')
  const [result, setResult] = useState<Output<typeof remindCampaign> | null>(null)
  const { counts } = campaign
  const sizes: Record<Segment, number> = {
    ids: ids.length,
    not_submitted: remindableIn(campaign),
    not_opened: counts.invited,
    in_progress: counts.in_progress,
  }
  const segments: Segment[] = [
    ...(ids.length > 0 ? (['ids'] as const) : []),
    'not_submitted',
    'not_opened',
    'in_progress',
  ]
  async function send() {
    const outcome = await remind.send({
      path: { id: campaign.id },
      body: {
        segment,
        ...(segment === 'ids' ? { ids: [...ids] } : {}),
        ...(message.trim() ? { message: message.trim() } : {}),
      },
    })
    if (outcome.ok) setResult(outcome.value)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      description={result ? undefined : words.body}
      footer={
        result ? (
          <Button look="primary" onClick={onClose}>
            {words.done}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{kit.cancel}</Button>
            <Button
              look="primary"
              icon={BellRing}
              running={remind.running}
              disabled={sizes[segment] === 0}
              onClick={() => void send()}
            >
              {words.sendThem}
            </Button>
          </>
        )
      }
    >
      {result ? (
        <Result result={result} />
      ) : (
        <div className="grid gap-6">
          {remind.error && <ActionFailure error={remind.error} campaign={campaign} before={before} />}
          <RadioCards
            legend={words.who}
            value={segment}
            onChange={setSegment}
            options={segments.map((value) => ({
              value,
              title: value === 'ids' ? words.ids(ids.length) : words[value],
              body: value === 'ids' ? undefined : sizes[value] === 0 ? words.nobody : people(sizes[value]),
              disabled: sizes[value] === 0,
            }))}
          />
          <TextArea
            label={words.message}
            help={words.messageHelp}
            optional
            rows={3}
            maxLength={1000}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
        </div>
      )}
    </Dialog>
  )
}

function Result({ result }: { result: Output<typeof remindCampaign> }) {
  const { remind: words } = useWords(stepsWords)
  const { count } = useFormat()
  return (
    <output className="grid gap-5">
      <p className="flex items-center gap-3 text-lg font-semibold text-neutral-950">
        {result.sent > 0 && <CircleCheck aria-hidden className="size-6 text-primary-700" />}
        {result.sent > 0 ? words.sent(result.sent) : words.none}
      </p>
      {result.skipped.length > 0 && (
        <section aria-labelledby="skipped-title">
          <h3 id="skipped-title" className="text-sm font-medium text-neutral-900">
            {words.skipped}
          </h3>
          <ul className="mt-2 grid gap-2">
            {result.skipped.map((skipped) => (
              <li key={skipped.reason} className="flex items-baseline gap-3">
                <span className="tabular w-10 shrink-0 text-right text-lg font-semibold text-neutral-950">
                  {count(skipped.count)}
                </span>
                <span className="text-pretty text-neutral-700">{skipped.message}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </output>
  )
}
