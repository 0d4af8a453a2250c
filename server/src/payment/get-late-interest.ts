import { getLateInterest } from '@moisson/contract/payment'
import { stateNames } from '@moisson/core/campaign/state-names'
import { interestDetail } from '@moisson/core/payment/interest-words'
import { lateInterestOf, type LateInterest } from '@moisson/core/payment/late-interest'
import { isPayable } from '@moisson/core/payment/movements'
import { addDays } from '@moisson/law/calendar'
import { parisDay } from '@moisson/law/paris-time'
import { citation } from '@moisson/law/article'
import { handle } from '../http/handle.ts'
import { paidCampaign } from './campaign-payments.ts'
import { owedSums, peopleOwed } from './owed-sums.ts'

/** What ends on one day, and whether a payment is recorded for it. */
type Part = LateInterest & { settled: boolean }

/** The cost of paying on a day, on what was not paid by the legal deadline; a day before it costs nothing. */
export const handleGetLateInterest = handle(getLateInterest, async (ctx) => {
  const { tx, companyId, input, now, language, refuse } = ctx
  const today = parisDay(now.toISOString())
  const campaign = await paidCampaign(ctx.transaction, companyId, input.path.cid, today)
  const { facts } = campaign
  if (!isPayable(facts.state)) throw refuse('not_validated', { state: stateNames[facts.state][language] })
  const deadline = facts.interest_after
  if (deadline === null) throw refuse('no_late_interest')
  const interest_from = addDays(deadline, 1)
  const paid_on = input.query.paid_on ?? today
  const { movements } = campaign
  // What was recorded as paid ends on its own day; the rest on the day asked for.
  const ends = (['payroll', 'account_keeper'] as const).flatMap((kind) => {
    const movement = movements.find((one) => one.kind === kind)
    const end = movement?.status === 'paid' ? movement.paid_on : paid_on
    const settled = movement?.status === 'paid'
    return end !== null && end > deadline && movement ? [{ kind, end, settled }] : []
  })
  const tmop_percent = input.query.tmop_percent?.replace(',', '.') ?? null
  const found: Part[] = []
  for (const settled of [false, true])
    for (const end of new Set(ends.flatMap((one) => (one.settled === settled ? [one.end] : [])))) {
      const kinds = ends.filter((one) => one.end === end && one.settled === settled).map((one) => one.kind)
      const cost = lateInterestOf(await owedSums(tx, facts, kinds), {
        first_day: interest_from,
        paid_on: end,
        tmop_percent,
      })
      if ('refusal' in cost) throw refuse('tmop_not_published', { date: interest_from })
      // What is paid runs no further.
      found.push({ ...cost, settled, ...(settled && { per_day_cents: 0 }) })
    }
  const sum = (of: (one: Part) => number) => found.reduce((total, one) => total + of(one), 0)
  return {
    deadline,
    interest_from,
    paid_on,
    days: Math.max(0, ...found.map((one) => one.days)),
    principal_cents: sum((one) => one.principal_cents),
    left_cents: sum((one) => (one.settled ? 0 : one.principal_cents)),
    settled_interest_cents: sum((one) => (one.settled ? one.per_person_total_cents : 0)),
    rate_percent: found[0]?.rate_percent ?? null,
    interest_cents: sum((one) => one.interest_cents),
    per_person_total_cents: sum((one) => one.per_person_total_cents),
    people: await peopleOwed(
      tx,
      facts,
      ends.map((one) => one.kind),
    ),
    per_day_cents: sum((one) => one.per_day_cents),
    rounding: {
      fr: 'Arrondi au centime le plus proche pour chaque somme de chaque personne, puis additionné.',
      en: 'Rounded to the nearest cent for each sum of each person, then added.',
    },
    steps: found.flatMap((one) =>
      one.steps.map((step) => ({
        label: step.label,
        amount_cents: typeof step.result === 'number' ? step.result : null,
        detail: interestDetail(one),
        articles: step.articles.map(citation),
      })),
    ),
  }
})
