import { sql } from 'kysely'
import { listPayments } from '@moisson/contract/payment'
import { keeperNames } from '@moisson/core/keeper/keeper-names'
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

/** The exercice asked for, else the newest one of which anything was launched; its campaigns, what they move and when. */
export const handleListPayments = handle(listPayments, async (ctx) => {
  const { tx, companyId, caller, input, now, language } = ctx
  const today = parisDay(now.toISOString())
  const company = await companyRow(tx, companyId)
  const known = await yearsOf(tx, companyId)
  const years = known.map((one) => one.year)
  const newest = known.find(({ launched }) => launched) ?? known[0]
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
  const keeper = company.account_keeper
  const adviser = seesAdviserPapers(caller, companyId)
  return {
    year,
    years,
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
      keeper: {
        name: keeperNames[keeper],
        iban_mask: company.keeper_iban_mask,
        bic: company.keeper_bic,
        company_code: company.account_keeper_company_code,
      },
    },
  }
})

async function yearsOf(tx: Tx, companyId: string): Promise<{ year: number; launched: boolean }[]> {
  const { rows } = await sql<{ year: number; launched: boolean }>`
    select year, bool_or(launched_at is not null) as launched from campaign
    where company_id = ${companyId} and state <> 'cancelled' group by year order by year desc`.execute(tx)
  return rows
}
