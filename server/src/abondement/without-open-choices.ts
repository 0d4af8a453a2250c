import { nothingUsed, type UsedOfYear } from '@moisson/core/abondement/used-of-year'
import type { Person } from '@moisson/core/choice/offer'
import type { PlanKind } from '@moisson/core/vocabulary'
import type { Run } from '../database/run-statement.ts'

/** Whether an entry `a` of an account, of a campaign `c`, tells a choice that is confidential still. */
export const isOpenChoice = `(a.kind = 'reservation' and coalesce(c.state in ('scheduled', 'open'), false))`

const openRows = `
  select a.plan_kind, sum(a.contributed_cents)::bigint as contributed_cents, sum(a.gross_cents)::bigint as gross_cents,
    sum(a.above_cap_cents)::bigint as above_cap_cents
  from abondement_entry a join campaign c on c.id = a.campaign_id
  where a.beneficiary_id = $1::uuid and a.year = $2::int and a.freed_at is null and a.campaign_id <> $3::uuid
    and ${isOpenChoice}
  group by 1`

/** A person as the company may read them: their accounts without what choices of other campaigns in progress hold. */
export async function withoutOpenChoices(
  run: Run,
  person: Person,
  asked: { beneficiary_id: string; year: number; campaign_id: string },
): Promise<Person> {
  const rows = await run<UsedOfYear & { plan_kind: PlanKind }>('open choices', openRows, [
    asked.beneficiary_id,
    asked.year,
    asked.campaign_id,
  ])
  const used = { ...person.used }
  for (const row of rows) {
    const whole = used[row.plan_kind] ?? nothingUsed
    used[row.plan_kind] = {
      contributed_cents: whole.contributed_cents - row.contributed_cents,
      gross_cents: whole.gross_cents - row.gross_cents,
      above_cap_cents: whole.above_cap_cents - row.above_cap_cents,
    }
  }
  return { ...person, used }
}
