import { Card } from '../../../../kit/card.tsx'
import { Countdown } from '../../../../kit/countdown.tsx'
import { Notice } from '../../../../kit/notice.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { useNowOffset } from '../../../../clock/business-now.ts'
import { peopleIn } from '../../../../campaign/figures.ts'
import { Figure } from '../../../../kit/figure.tsx'
import { TotalsLock } from '../../../../campaign/totals-lock.tsx'
import type { Campaign } from '../../../../campaign/campaign.ts'
import { campaignWords } from '../../../../campaign/campaign-words.ts'
import { detailWords } from './detail-words.ts'
import { parisDay } from '@moisson/law/paris-time'

/** Launched, nobody informed yet: when the notices leave, to how many, until when they may answer. */
export default function Scheduled({ campaign }: { campaign: Campaign }) {
  const { situation } = useWords(detailWords)
  const parts = useWords(campaignWords)
  const { longInstant, count, mediumDay } = useFormat()
  const offset = useNowOffset()
  // What holds it back says when it opens; the hour that was planned would say otherwise.
  const held = campaign.blockers.length > 0
  const opensAt = held ? null : campaign.opens_at
  return (
    <Card title={opensAt ? situation.opensOn(longInstant(opensAt)) : situation.title}>
      <div className="grid gap-5">
        {campaign.blockers.map((blocker) => (
          <Notice key={blocker.code} kind="warning">
            {blocker.message}
          </Notice>
        ))}
        {!held && (
          <p className="max-w-prose text-pretty text-neutral-700">
            {situation.opensBody(peopleIn(campaign))}
          </p>
        )}
        <dl className="grid grid-cols-1 gap-4 sm:grid-cols-3">
          {opensAt && (
            <Figure label={situation.opensIn} large>
              <Countdown until={opensAt} nowOffsetMs={offset} />
            </Figure>
          )}
          <Figure label={situation.people} large>
            {count(peopleIn(campaign))}
          </Figure>
          {!held && (
            <Figure label={parts.deadline} large>
              {campaign.closes_at ? mediumDay(parisDay(campaign.closes_at)) : '–'}
            </Figure>
          )}
        </dl>
        {campaign.envelope_gross_cents !== null && (
          <TotalsLock
            envelope={campaign.envelope_gross_cents}
            complement={campaign.complement_gross_cents}
            distributed={campaign.distributed_gross_cents}
          />
        )}
      </div>
    </Card>
  )
}
