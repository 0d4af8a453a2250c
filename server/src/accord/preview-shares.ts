import type { previewAccord } from '@moisson/contract/accord-drafts'
import type { Output } from '@moisson/contract/call'
import { agreementRecord } from '@moisson/core/accord/agreement-record'
import type { Accord } from '@moisson/core/accord/accord'
import { estimatedShares } from '@moisson/core/accord/preview-figures'
import { agreementFormula } from '@moisson/core/campaign/envelope-basis'
import { exerciseOf } from '@moisson/core/campaign/exercise-dates'
import { shareEnvelope } from '@moisson/core/campaign/share-envelope'
import { wholePresences } from '@moisson/core/campaign/whole-presences'
import { whyOfficersOut } from '@moisson/core/campaign/officers'
import { isRefusal } from '@moisson/core/refusal'
import { atRank, SMALLEST_TEAM } from '@moisson/core/simulation/quantiles'
import { sentenceOf } from '@moisson/contract/refusals'
import { individualCeiling } from '@moisson/law/ceilings'
import { inEach, type Text } from '@moisson/law/text'
import type { Day } from '@moisson/law/calendar'
import { latestYearOf, readPeople } from '../beneficiary/people-of-year.ts'
import { withHashJoins } from '../campaign/with-hash-joins.ts'
import type { Tx } from '../database/connect.ts'

type Figures = NonNullable<Output<typeof previewAccord>['figures']>
interface Shared {
  shares: Figures['shares']
  shares_refused: Text | null
}

/** The lowest, the median and the highest share: of the company's people, by the engine of its campaigns, else of invented ones. */
export async function previewShares(
  tx: Tx,
  {
    companyId,
    accord,
    envelope_cents,
    today,
  }: { companyId: string; accord: Accord; envelope_cents: number; today: Day },
): Promise<Shared> {
  if (envelope_cents <= 0) return { shares: null, shares_refused: null }
  const year = await latestYearOf(tx, companyId)
  const { closing } = accord.company
  const people = year === null ? [] : await withHashJoins(tx, () => readPeople(tx, companyId, year, closing))
  if (year === null || people.length === 0)
    return { shares: estimated(accord, envelope_cents), shares_refused: null }
  const { clauses } = agreementRecord(accord)
  const outcome = shareEnvelope(
    {
      exercise: exerciseOf(year, closing),
      envelope_gross_cents: envelope_cents,
      criteria: clauses.criteria,
      seniority_months: clauses.seniority_months,
      individual_cap_cents: clauses.individual_cap_cents,
      prorate_cap: clauses.prorate_cap,
      redistribute: clauses.redistribute,
      paid_on: today,
      officers: officersIn(accord, people.length),
    },
    people,
  )
  if (isRefusal(outcome))
    return { shares: null, shares_refused: inEach((language) => sentenceOf(outcome, language)) }
  return {
    shares: {
      from: 'people',
      year,
      ...summaryOf(outcome.shares.map(({ gross_cents }) => gross_cents)),
      capped: outcome.calculation.capped,
      not_distributed_cents: outcome.calculation.not_distributed_cents,
    },
    shares_refused: null,
  }
}

const officersIn = (accord: Accord, employees: number) => ({
  left_out: whyOfficersOut({
    in_agreement: accord.beneficiaries.executives,
    headcount: accord.company.headcount,
    above_250: accord.company.bound_at_250,
    employees,
  }),
  spouse_quarter: agreementRecord(accord).clauses.spouse_quarter === true,
})

/** What the people of the last known year make together, where an amount for each goes by their presence; else null. */
export async function previewPresences(tx: Tx, companyId: string, accord: Accord): Promise<number | null> {
  const { each_by } = agreementFormula(accord)
  if (each_by !== 'presence' && each_by !== 'appartenance') return null
  const year = await latestYearOf(tx, companyId)
  if (year === null) return null
  const { closing } = accord.company
  const people = await withHashJoins(tx, () => readPeople(tx, companyId, year, closing))
  const rules = {
    exercise: exerciseOf(year, closing),
    seniority_months: agreementRecord(accord).clauses.seniority_months,
    officers: officersIn(accord, people.length),
  }
  return wholePresences(rules, people, each_by)
}

function estimated(accord: Accord, envelope_cents: number): Figures['shares'] {
  const exercise = accord.duration.exercises[0] ?? accord.duration.first_period
  const legal = individualCeiling.value({ exercise, unpublished: 'provisional' }).ceiling_cents
  const ceiling = Math.min(legal, accord.individual_cap.own_cap_cents ?? legal)
  const found = estimatedShares(accord, envelope_cents, ceiling)
  return (
    found && {
      from: 'estimated',
      year: null,
      ...summaryOf(found.amounts, true),
      capped: found.capped,
      not_distributed_cents: found.not_distributed_cents,
    }
  )
}

/** Of real people, nothing that tells what one of them gets. */
function summaryOf(amounts: readonly number[], invented = false) {
  const sorted = Float64Array.from(amounts).toSorted()
  const people = sorted.length
  const told = invented || people >= SMALLEST_TEAM
  const total = amounts.reduce((sum, one) => sum + one, 0)
  return {
    people,
    lowest_cents: told ? atRank(sorted, 0) : null,
    median_cents: told ? atRank(sorted, 0.5) : null,
    highest_cents: told ? atRank(sorted, 1) : null,
    mean_cents: told ? Math.round(total / Math.max(1, people)) : null,
  }
}
