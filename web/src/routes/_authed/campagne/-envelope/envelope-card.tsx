import { readCampaignEnvelope, recordCampaignEnvelope } from '@moisson/contract/campaign-envelope'
import { parisDay } from '@moisson/law/paris-time'
import { Calculator } from 'lucide-react'
import { useState } from 'react'
import { useLateRead } from '../../../../api/read.ts'
import type { Campaign } from '../../../../campaign/campaign.ts'
import { Button } from '../../../../kit/button.tsx'
import { ErrorCard } from '../../../../kit/error-card.tsx'
import { late } from '../../../../kit/late.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { ButtonLink } from '../../../../shell/button-link.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { BasisView, BitingCeilings, type EnvelopeOrigin } from './basis-view.tsx'
import { envelopeWords } from './envelope-words.ts'

const EnvelopeDialog = late(() => import('./envelope-dialog.tsx'))

/** Where the envelope comes from: the agreement’s formula with the figures of the year, or an amount that was typed. */
export function EnvelopeCard({ campaign }: { campaign: Campaign }) {
  const words = useWords(envelopeWords)
  const reading = useLateRead(readCampaignEnvelope, { path: { id: campaign.id } })
  const [asking, setAsking] = useState(false)
  const origin = reading.data
  if (reading.error && !origin)
    return <ErrorCard error={reading.error} onRetry={() => void reading.refetch()} />
  if (!origin?.agreement || campaign.type !== 'interessement') return null
  const draft = campaign.state === 'draft'
  if (!draft && !origin.recorded && !origin.agreement.typed_envelope_reason) return null
  return (
    <section aria-labelledby="origin-title" className="card grid grid-cols-1 gap-4 p-5 sm:p-7">
      <h3 id="origin-title" className="font-semibold">
        {words.title}
      </h3>
      <Origin origin={origin} />
      {draft && (
        <div className="flex flex-wrap gap-3">
          {origin.agreement.has_formula ? (
            <Button
              look={origin.recorded ? 'secondary' : 'primary'}
              icon={Calculator}
              makes={recordCampaignEnvelope}
              onClick={() => setAsking(true)}
            >
              {origin.recorded ? words.correct : words.enter}
            </Button>
          ) : (
            <ButtonLink to="/societe" search={{ section: 'agreements' }}>
              {words.addFormula}
            </ButtonLink>
          )}
        </div>
      )}
      {asking && <EnvelopeDialog campaign={campaign} origin={origin} onClose={() => setAsking(false)} />}
    </section>
  )
}

function Origin({ origin }: { origin: EnvelopeOrigin }) {
  const words = useWords(envelopeWords)
  const { money, mediumDay } = useFormat()
  const { recorded, agreement } = origin
  if (recorded)
    return (
      <>
        <div>
          <p className="tabular font-medium text-neutral-950" data-envelope={recorded.amount_cents}>
            {words.given(money(recorded.amount_cents), recorded.agreement.title)}
          </p>
          <p className="text-sm text-neutral-600">
            {words.recordedBy(recorded.recorded_by, mediumDay(parisDay(recorded.recorded_at)))}
          </p>
        </div>
        <BitingCeilings basis={recorded} />
        {origin.by_hand_cents !== 0 && (
          <p className="text-neutral-800">
            {words.byHand(money(recorded.amount_cents), money(origin.by_hand_cents))}{' '}
            {origin.by_hand_reason && words.reasonGiven(origin.by_hand_reason)}
          </p>
        )}
        <details>
          <summary className="min-h-8 text-secondary-800 pointer-coarse:min-h-11">{words.open}</summary>
          <div className="mt-3">
            <BasisView basis={recorded} />
          </div>
        </details>
      </>
    )
  if (!agreement) return null
  if (agreement.has_formula) return <p className="text-neutral-800">{words.byFormula(agreement.title)}</p>
  return (
    <p className="text-neutral-800">
      {agreement.typed_envelope_reason
        ? words.typedBecause(agreement.title, agreement.typed_envelope_reason)
        : words.typed(agreement.title)}
    </p>
  )
}
