import { recordLateInterest } from '@moisson/contract/payment'
import { stateNames } from '@moisson/core/campaign/state-names'
import { interestOn, lateInterestOf } from '@moisson/core/payment/late-interest'
import { isPayable } from '@moisson/core/payment/movements'
import { addDays, addMonths } from '@moisson/law/calendar'
import { parisDay } from '@moisson/law/paris-time'
import { lockCampaign } from '../campaign/campaign-store.ts'
import { handle } from '../http/handle.ts'
import { paidCampaign } from './campaign-payments.ts'
import { owedSums, peopleOwed, writeInterest } from './owed-sums.ts'

/** A bank takes an order for a day to come, within a year. */
const AHEAD_MONTHS = 12

/**
 * Fixes the interest of a movement for the day it is paid, on each person's line and in one record: what leaves, what is
 * declared and what is told are read from there. Once ordered or paid it changes no more.
 */
export const handleRecordLateInterest = handle(recordLateInterest, async (ctx) => {
  const { tx, companyId, input, caller, language, note, refuse, newId } = ctx
  const { cid, kind } = input.path
  const { paid_on } = input.body
  const { now } = await lockCampaign(tx, companyId, cid, 'update')
  const today = parisDay(now.toISOString())
  const { facts, movements, gap, records, interest } = await paidCampaign(
    ctx.transaction,
    companyId,
    cid,
    today,
  )
  if (!isPayable(facts.state)) throw refuse('not_validated', { state: stateNames[facts.state][language] })
  if (gap) throw refuse('payment_differs', { gap_cents: Math.abs(gap.gap_cents), kind: gap.kind })
  if (!movements.some((one) => one.kind === kind)) throw refuse('nothing_to_pay')
  const status = records.get(kind)?.status ?? 'to_prepare'
  if (facts.state === 'completed' || status !== 'to_prepare') throw refuse('late_interest_settled')
  const validated_on = parisDay((facts.validated_at ?? now).toISOString())
  const latest = addMonths(today, AHEAD_MONTHS)
  if (paid_on < validated_on || paid_on > latest)
    throw refuse('payment_day_out_of_range', { validated_on, today: latest })

  const first_day = facts.interest_after === null ? null : addDays(facts.interest_after, 1)
  const before = interest.find((one) => one.kind === kind) ?? null
  const told = (fixed: { paid_on: string; interest_cents: number } | null) =>
    fixed && { kind, paid_on: fixed.paid_on, interest_cents: fixed.interest_cents }
  if (first_day === null || paid_on < first_day) {
    await writeInterest(tx, facts, kind, [], now)
    await tx
      .deleteFrom('late_interest')
      .where('company_id', '=', companyId)
      .where('campaign_id', '=', cid)
      .where('kind', '=', kind)
      .execute()
    note({ before: told(before), after: null })
    return { late_interest: null }
  }
  const tmop_percent = input.body.tmop_percent?.replace(',', '.') ?? null
  const tmop_source = tmop_percent === null ? null : input.body.tmop_source?.trim() || null
  if (tmop_percent !== null && tmop_source === null) throw refuse('tmop_source_missing')
  const when = { first_day, paid_on, tmop_percent }
  const groups = await owedSums(tx, facts, [kind])
  const cost = lateInterestOf(groups, when)
  if ('refusal' in cost) throw refuse('tmop_not_published', { date: first_day })
  const owed = groups.map(({ principal_cents }) => ({
    principal_cents,
    interest_cents: interestOn(principal_cents, when),
  }))
  await writeInterest(tx, facts, kind, owed, now)
  const values = {
    first_day,
    paid_on,
    days: cost.days,
    tmop_source,
    rate_percent: cost.rate_percent,
    principal_cents: cost.principal_cents,
    interest_cents: cost.per_person_total_cents,
    people: await peopleOwed(tx, facts, [kind]),
    fixed_by: caller.user_id,
    fixed_by_name: caller.name,
    updated_at: now,
  }
  await tx
    .insertInto('late_interest')
    .values({ id: newId(), company_id: companyId, campaign_id: cid, kind, created_at: now, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['campaign_id', 'kind'])
        .doUpdateSet((row) => ({ ...values, version: row('late_interest.version', '+', 1) })),
    )
    .execute()
  note({ before: told(before), after: { ...told(values), rate_percent: cost.rate_percent, tmop_source } })
  const after = await paidCampaign(ctx.transaction, companyId, cid, today)
  return { late_interest: after.interest.find((one) => one.kind === kind) ?? null }
})
