import { listPlans, savePlan } from '@moisson/contract/company'
import { managedSpans } from '@moisson/core/company/managed-spans'
import { planFields } from '@moisson/core/company/plan-fields'
import { planKinds, managedProfiles } from '@moisson/core/vocabulary'
import { useState } from 'react'
import { useLateRead } from '../../../api/read.ts'
import { Badge } from '../../../kit/badge.tsx'
import { Button } from '../../../kit/button.tsx'
import { Card } from '../../../kit/card.tsx'
import { ErrorCard } from '../../../kit/error-card.tsx'
import { late } from '../../../kit/late.tsx'
import { PlainTable } from '../../../kit/plain-table.tsx'
import { Notice } from '../../../kit/notice.tsx'
import { SkeletonLines } from '../../../kit/skeleton.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { useCompany } from '../../../session/account.ts'
import { useWords } from '../../../words/catalogue.ts'
import { PlanForm } from './-plan-form.tsx'
import { blankPlan, changeOf, correctionOf, type Plan, type PlanKind } from './-plan-values.ts'
import { PlanVersions } from './-plan-versions.tsx'
import { planWords } from './-plan-words.ts'

const PlanFirstDay = late(() => import('./-plan-first-day.tsx'))

/** The savings plans as they count today; a change counts from a day, and what was launched keeps its rules. */
export default function Plans() {
  const words = useWords(planWords)
  const company = useCompany()
  const reading = useLateRead(listPlans, { path: { id: company.id } })
  if (reading.error)
    return (
      <Card title={words.short.pee}>
        <ErrorCard error={reading.error} onRetry={() => void reading.refetch()} />
      </Card>
    )
  if (reading.data === undefined)
    return (
      <Card title={words.short.pee}>
        <SkeletonLines lines={8} />
      </Card>
    )
  const { items, today } = reading.data
  return planKinds.map((kind) => (
    <PlanCard key={kind} kind={kind} plan={items.find((one) => one.kind === kind) ?? null} today={today} />
  ))
}

function PlanCard({ kind, plan, today }: { kind: PlanKind; plan: Plan | null; today: string }) {
  const words = useWords(planWords)
  const { language } = useFormat()
  // What is being written: a change of what counts today, or a version that is to come, by its day.
  const [editing, setEditing] = useState<string | null>(null)
  const [moving, setMoving] = useState(false)
  const coming = plan?.other_versions.find(({ counts_from }) => counts_from === editing)
  const stored =
    coming && plan
      ? correctionOf(plan, coming)
      : plan
        ? changeOf(plan, today)
        : blankPlan(kind, today, language)
  return (
    <Card title={plan?.name ?? words.short[kind]}>
      <div className="grid gap-5">
        {plan?.is_example && <Notice kind="warning">{words.example}</Notice>}
        {plan ? (
          <PlanSummary plan={plan} today={today} />
        ) : (
          <p className="text-neutral-600">{words.absent[kind]}</p>
        )}
        {editing !== null ? (
          <PlanForm
            key={editing}
            kind={kind}
            stored={stored}
            first={plan === null}
            funds={plan?.funds ?? []}
            onEnd={() => setEditing(null)}
          />
        ) : (
          <div className="flex flex-wrap gap-2">
            <Button makes={savePlan} look={plan ? 'secondary' : 'primary'} onClick={() => setEditing('')}>
              {plan ? words.change : words.setUp[kind]}
            </Button>
            {plan && (
              <Button makes={savePlan} look="quiet" onClick={() => setMoving(true)}>
                {words.moveFirstDay}
              </Button>
            )}
          </div>
        )}
        {plan && moving && <PlanFirstDay plan={plan} onClose={() => setMoving(false)} />}
        {plan && plan.other_versions.length > 0 && (
          <PlanVersions plan={plan} today={today} onCorrect={editing !== null ? undefined : setEditing} />
        )}
      </div>
    </Card>
  )
}

function PlanSummary({ plan, today }: { plan: Plan; today: string }) {
  const words = useWords(planWords)
  const { text, mediumDay } = useFormat()
  return (
    <>
      <p className="-mt-3 text-sm text-neutral-600">
        {plan.counts_from > today
          ? words.fromDay(mediumDay(plan.counts_from))
          : words.since(mediumDay(plan.counts_from))}
        {plan.saved_by_name && <> · {words.by(plan.saved_by_name)}</>}
      </p>
      <dl className="grid gap-4 sm:grid-cols-2">
        <div>
          <dt className="text-sm text-neutral-600">{words.matching}</dt>
          <dd className="mt-1 text-pretty">{text(plan.abondement_said)}</dd>
        </div>
        <div>
          <dt className="text-sm text-neutral-600">{words.funds}</dt>
          <dd className="mt-1">
            {plan.funds.length === 0 ? (
              words.noFund
            ) : (
              <ol className="grid gap-1">
                {plan.funds.map((fund) => (
                  <li key={fund.id} className="flex flex-wrap items-center gap-2">
                    {fund.name}
                    {fund.id === plan.default_fund_id && <Badge>{words.defaultFund}</Badge>}
                  </li>
                ))}
              </ol>
            )}
          </dd>
        </div>
        {plan.has_managed_profiles && (
          <div className="sm:col-span-2">
            <dt className="text-sm text-neutral-600">{text(planFields.has_managed_profiles.label)}</dt>
            <dd className="mt-1">
              {plan.managed_steps.length === 0 ? words.noGrid : <GridOf steps={plan.managed_steps} />}
            </dd>
          </div>
        )}
      </dl>
    </>
  )
}

/** The grid of the managed option, as whoever chooses reads it. */
function GridOf({ steps }: { steps: Plan['managed_steps'] }) {
  const { text, percent } = useFormat()
  const { label, of } = planFields.managed_steps
  const spans = managedSpans(steps)
  return (
    <PlainTable
      label={text(label)}
      dense
      columns={[
        { header: text(of.fields.years_before.label), cell: ({ span }) => text(span) },
        ...managedProfiles.map((profile) => ({
          header: text(of.fields[`${profile}_bps`].label),
          cell: ({ step }: { step: Plan['managed_steps'][number] }) => percent(step[`${profile}_bps`]),
        })),
      ]}
      rows={steps.flatMap((step, place) => {
        const span = spans[place]
        return span ? [{ step, span }] : []
      })}
      rowKey={({ step }) => step.years_before}
    />
  )
}
