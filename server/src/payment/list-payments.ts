import { sql } from 'kysely'
import { listPayments } from '@moisson/contract/payment'
import { closingOf } from '@moisson/core/company/closing'
import { nextPaymentDue } from '@moisson/core/company/covered-exercise'
import { sumsOf, treasuryOf } from '@moisson/core/payment/treasury'
import { agreementRows } from '../company/agreement-store.ts'
import { parisDay } from '@moisson/law/paris-time'
import type { Tx } from '../database/connect.ts'
import { companyRow } from '../company/company-store.ts'
import { seesAdviserPapers } from '../file/papers-seen.ts'
import { handle } from '../http/handle.ts'
import { latestAnswers } from './answer-store.ts'
import { paidCampaigns, shownCampaign } from './campaign-payments.ts'

/**
 * The exercice asked for, else the newest one of which something launched is still to be paid, else the newest launched;
 * its campaigns, what they move and when, and beside it what the other exercices have to pay.
 */
export const handleListPayments = handle(listPayments, async (ctx) => {
  const { tx, companyId, caller, input, now, language } = ctx
  const today = parisDay(now.toISOString())
  const company = await companyRow(tx, companyId)
  const known = await yearsOf(tx, companyId)
  const years = known.map((one) => one.year)
  const newest =
    known.find(({ next_due_on }) => next_due_on !== null) ??
    known.find(({ launched }) => launched) ??
    known[0]
  const year = input.query.year ?? newest?.year ?? Number(today.slice(0, 4))
  const campaigns = await paidCampaigns(ctx.transaction, companyId, { year }, today)
  const answers = await latestAnswers(
    tx,
    companyId,
    campaigns.map(({ facts }) => facts.id),
  )
  const movements = campaigns.flatMap((one) => one.movements)
  const waiting = movements.flatMap((one) =>
    one.status !== 'paid' && one.due_on !== null && one.due_on >= today ? [one.due_on] : [],
  )
  const adviser = seesAdviserPapers(caller, companyId)
  return {
    year,
    years,
    exercises: known.map((one) => ({ year: one.year, paid_in: one.paid_in, next_due_on: one.next_due_on })),
    today,
    totals: sumsOf(movements),
    months: treasuryOf(movements),
    campaigns: campaigns.map((one) =>
      shownCampaign(one, company, answers.get(one.facts.id) ?? null, { language, adviser, today }),
    ),
    next_expected_on:
      waiting.toSorted()[0] ??
      nextPaymentDue(closingOf(company), await agreementRows(tx, companyId), today)?.date ??
      null,
    accounts: {
      company: { name: company.legal_name, iban_mask: company.iban_mask, bic: company.bic },
    },
  }
})

interface KnownYear {
  year: number
  launched: boolean
  paid_in: number[]
  next_due_on: string | null
}

async function yearsOf(tx: Tx, companyId: string): Promise<KnownYear[]> {
  const due = sql`coalesce(planned_payment_date, legal_payment_deadline)`
  const { rows } = await sql<KnownYear>`
    select year, bool_or(launched_at is not null) as launched,
      coalesce(array_agg(distinct extract(year from ${due})::int) filter (where ${due} is not null), '{}') as paid_in,
      min(${due}) filter (where state not in ('draft', 'scheduled', 'completed')) as next_due_on
    from campaign where company_id = ${companyId} and state <> 'cancelled' group by year order by year desc`.execute(
    tx,
  )
  return rows
}
