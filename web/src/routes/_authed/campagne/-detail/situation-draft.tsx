import { campaignTypeFacts, isOwnMoney } from '@moisson/core/campaign/type-facts'
import clsx from 'clsx'
import { CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react'
import { Button } from '../../../../kit/button.tsx'
import { Card } from '../../../../kit/card.tsx'
import { Notice } from '../../../../kit/notice.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { campaignWords } from '../../../../campaign/campaign-words.ts'
import { peopleIn } from '../../../../campaign/figures.ts'
import { CostTable } from '../../../../campaign/cost-table.tsx'
import { Figure } from '../../../../kit/figure.tsx'
import { AssumedList } from '../-steps/assumed-list.tsx'
import { Blocked, Concerned } from '../-steps/mend.tsx'
import { TotalsLock } from '../../../../campaign/totals-lock.tsx'
import { checklistOf } from './checklist.ts'
import type { SituationProps } from './situation-props.ts'
import { detailWords } from './detail-words.ts'
import { useMarks } from '../../../../words/marks.ts'

const small = { size: 'small' } as const
const computes = 'POST /campaigns/{id}/calculate'

/** Before the launch: the checklist, the totals, and what to know. */
export default function BeforeLaunch({ campaign, onAct, onSection, computing }: SituationProps) {
  const words = useWords(detailWords)
  const { situation } = words
  const { colon } = useMarks()
  const items = checklistOf(campaign)
  const { asked_in } = campaignTypeFacts[campaign.type]
  const asked = asked_in && situation.asked[asked_in]
  const nameOf = (key: (typeof items)[number]['key']) =>
    (asked &&
      { shares: asked.computed, people: asked.people, choices: situation.destinations }[key as string]) ??
    situation.items[key]
  const missing = items.filter(({ done }) => !done).length
  const people = peopleIn(campaign)
  return (
    <div className="grid items-start grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
      <div className="grid gap-4">
        <Card
          title={situation.missing}
          actions={
            <span
              className={clsx('text-sm font-medium', missing === 0 ? 'text-primary-800' : 'text-amber-900')}
            >
              {missing === 0 ? situation.ready : situation.toLaunch(missing)}
            </span>
          }
        >
          <ul className="grid gap-x-8 gap-y-2.5 sm:grid-cols-2">
            {items.map(({ key, done, missing: reasons, section }) => (
              <li
                key={key}
                className={clsx('flex flex-wrap items-start gap-2.5', !done && 'order-first sm:col-span-2')}
              >
                {done ? (
                  <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-primary-700" />
                ) : reasons.length > 0 ? (
                  <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-amber-600" />
                ) : (
                  <CircleDashed aria-hidden className="mt-0.5 size-5 shrink-0 text-neutral-500" />
                )}
                <div className="min-w-40 flex-1">
                  <p className={done ? 'text-neutral-700' : 'font-medium text-neutral-950'}>
                    {nameOf(key)}
                    <span className="sr-only"> ({done ? words.done : words.toCome})</span>
                  </p>
                  {elsewhere(reasons) ? (
                    <div className="mt-1 text-sm text-neutral-700">
                      <Blocked blockers={reasons} onSection={onSection} />
                    </div>
                  ) : (
                    reasons.map((blocker) => (
                      <p key={blocker.code} className="text-sm text-pretty text-neutral-700">
                        {blocker.message}
                      </p>
                    ))
                  )}
                  {key === 'shares' && !done && reasons.length === 0 && (
                    <p className="text-sm text-neutral-700">
                      {asked ? asked.first : people === 0 ? situation.sharesFirst : situation.sharesStale}
                    </p>
                  )}
                </div>
                {!done && key === 'shares' && (
                  <Button {...small} makes={computes} running={computing} onClick={() => onAct('calculate')}>
                    {isOwnMoney(campaign.type) ? words.actions.calculateLimits : words.actions.calculate}
                  </Button>
                )}
                {!done && key !== 'shares' && !elsewhere(reasons) && (
                  <Button
                    {...small}
                    onClick={() => onSection(section)}
                    aria-label={`${situation.fix}${colon} ${nameOf(key)}`}
                  >
                    {situation.fix}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </Card>
        <ToKnow campaign={campaign} />
      </div>
      <Totals campaign={campaign} />
    </div>
  )
}

/** What was computed: the shares with their cost, or how many may pay in. */
function Totals({ campaign }: Pick<SituationProps, 'campaign'>) {
  const { situation } = useWords(detailWords)
  const { beforePay } = useWords(campaignWords)
  const { money, count } = useFormat()
  const people = peopleIn(campaign)
  const calculated = campaign.calculated_at !== null
  const { asked_in } = campaignTypeFacts[campaign.type]
  const asked = asked_in && situation.asked[asked_in]
  return (
    <Card title={asked ? asked.title : situation.gross}>
      <div className="grid gap-4">
        {calculated && asked ? (
          <>
            <Figure label={situation.people} large>
              {count(people)}
            </Figure>
            <p className="text-pretty text-neutral-700">{asked.toSay}</p>
            {campaign.cost && <CostTable type={campaign.type} cost={campaign.cost} />}
          </>
        ) : calculated && campaign.envelope_gross_cents !== null ? (
          <>
            <dl className="grid grid-cols-2 gap-4">
              <Figure label={situation.people} large>
                {count(people)}
              </Figure>
              <Figure label={situation.average} large>
                {money(people === 0 ? 0 : Math.round(campaign.distributed_gross_cents / people))}
              </Figure>
              <Figure label={situation.levies}>{money(campaign.amounts.csg_crds_cents)}</Figure>
              <Figure label={campaign.like_pay ? beforePay.total : situation.net}>
                {money(campaign.amounts.net_cents)}
              </Figure>
            </dl>
            <TotalsLock
              envelope={campaign.envelope_gross_cents}
              distributed={campaign.distributed_gross_cents}
            />
            {campaign.cost && <CostTable type={campaign.type} cost={campaign.cost} />}
          </>
        ) : (
          <p className="text-neutral-600">{asked ? asked.toSay : situation.notCalculated}</p>
        )}
        {campaign.provisional_parameters.length > 0 && (
          <Notice>{situation.provisional(campaign.provisional_parameters.join(', '))}</Notice>
        )}
      </div>
    </Card>
  )
}

/** What to know before the launch, and what was assumed. */
function ToKnow({ campaign }: Pick<SituationProps, 'campaign'>) {
  const { situation } = useWords(detailWords)
  return (
    <>
      {campaign.warnings.length > 0 && (
        <Notice kind="warning" title={situation.warnings}>
          <ul className="mt-1 grid gap-1.5">
            {campaign.warnings.map((warning) => (
              <li key={warning.code}>
                {warning.message} <Concerned blocker={warning} />
                {warning.reason_required && (
                  <span className="text-neutral-600">
                    {warning.to_confirm === null ? situation.reasonAsked : situation.confirmAsked}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <AssumedList campaign={campaign} />
    </>
  )
}

/** Whether what is missing is mended on another screen. */
const elsewhere = (blockers: readonly { page?: string | undefined }[]): boolean =>
  blockers.some(({ page }) => page !== undefined)
