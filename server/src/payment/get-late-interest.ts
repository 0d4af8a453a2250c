import { sql } from 'kysely'
import { getLateInterest } from '@moisson/contract/payment'
import { stateLabels } from '@moisson/core/campaign/words'
import { percentDetail } from '@moisson/core/payment/interest-words'
import { lateInterestOf, type OwedGroup } from '@moisson/core/payment/late-interest'
import { isPayable } from '@moisson/core/payment/movements'
import { addDays } from '@moisson/law/calendar'
import { parisDay } from '@moisson/law/paris-time'
import { citation } from '@moisson/law/article'
import type { Tx } from '../database/connect.ts'
import { handle } from '../http/handle.ts'
import { paidCampaign, type PaidCampaign } from './campaign-payments.ts'

/** The cost of paying on a day, on what was not paid by the legal deadline; a day before it costs nothing. */
export const handleGetLateInterest = handle(getLateInterest, async (ctx) => {
  const { tx, companyId, input, now, language, refuse } = ctx
  const today = parisDay(now.toISOString())
  const campaign = await paidCampaign(ctx.transaction, companyId, input.path.cid, today)
  const { facts } = campaign
  if (!isPayable(facts.state)) throw refuse('not_validated', { state: stateLabels[facts.state][language] })
  const deadline = facts.legal_payment_deadline
  const interest_from = addDays(deadline, 1)
  const paid_on = input.query.paid_on ?? today
  const shown = {
    deadline,
    interest_from,
    paid_on,
    rounding: {
      fr: 'Arrondi au centime le plus proche pour chaque personne, puis additionné.',
      en: 'Rounded to the nearest cent for each person, then added.',
    },
  }
  const groups = await owedAfter(tx, campaign, deadline)
  const found = lateInterestOf(groups, {
    first_day: interest_from,
    paid_on,
    tmop_percent: input.query.tmop_percent?.replace(',', '.') ?? null,
  })
  if ('refusal' in found) throw refuse('tmop_not_published', { date: interest_from })
  const { steps, ...figures } = found
  return {
    ...shown,
    ...figures,
    steps: steps.map((step) => ({
      label: step.label,
      amount_cents: typeof step.result === 'number' ? step.result : null,
      detail: percentDetail(found),
      articles: step.articles.map(citation),
    })),
  }
})

/** Net amounts still owed once the deadline is over, grouped: matching is no part of them, nor what waits for its owner. */
async function owedAfter(tx: Tx, { facts, movements }: PaidCampaign, deadline: string): Promise<OwedGroup[]> {
  const inTime = (kind: string): boolean => {
    const found = movements.find((one) => one.kind === kind)
    return found === undefined || (found.paid_on !== null && found.paid_on <= deadline)
  }
  const owed = sql`(${inTime('payroll') ? sql`0` : sql`paid_cents`}
    + ${inTime('account_keeper') ? sql`0` : sql`pee_cents + percol_cents`})`
  const { rows } = await sql<OwedGroup>`
    select ${owed}::bigint as principal_cents, count(*)::int as people from campaign_beneficiary
    where company_id = ${facts.company_id} and campaign_id = ${facts.id} and engagement_state <> 'excluded'
      and ${owed} > 0 group by 1 order by 1`.execute(tx)
  return rows
}
