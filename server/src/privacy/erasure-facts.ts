import type { DataRequestKind } from '@moisson/core/privacy/data-requests'
import { erasureOf, type Erasure, type ErasureFacts } from '@moisson/core/privacy/erasure'
import { parisDay } from '@moisson/law/paris-time'
import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'
import { notFound } from '../http/refused.ts'

/** What may be erased of a person today; not found outside the company. */
export async function erasureIn(tx: Tx, companyId: string, id: string, now: Date): Promise<Erasure> {
  const { rows } = await sql<Omit<ErasureFacts, 'today'>>`
    select
      case when b.status in ('left', 'retired', 'deceased', 'archived')
        then coalesce(b.exit_date, paris_day(b.updated_at)) end as left_on,
      exists (select from campaign_beneficiary e join campaign c on c.id = e.campaign_id
        where e.beneficiary_id = b.id and c.state not in ('completed', 'cancelled')) as in_campaign,
      (select max(paris_day(coalesce(c.completed_at, c.cancelled_at))) from campaign_beneficiary e
        join campaign c on c.id = e.campaign_id
        where e.beneficiary_id = b.id and c.launched_at is not null and c.state in ('completed', 'cancelled')) as last_campaign_on,
      exists (select from legal_hold l where l.beneficiary_id = b.id and l.lifted_at is null) as held
    from beneficiary b where b.company_id = ${companyId} and b.id = ${id} and b.forgotten_at is null`.execute(
    tx,
  )
  const [facts] = rows
  if (!facts) throw notFound()
  return erasureOf({ ...facts, today: parisDay(now) })
}

export const outcomeOf = ({ erased, kept }: Erasure) => ({ erased, kept })

interface RequestRow {
  id: string
  kind: DataRequestKind
  message: string | null
  asked_at: Date
  decided_at: Date | null
  granted: boolean | null
  reason: string | null
  outcome: ReturnType<typeof outcomeOf> | null
}

/** The requests of a person, the newest first. */
export async function requestsOf(tx: Tx, companyId: string, id: string) {
  const rows: RequestRow[] = await tx
    .selectFrom('erasure_request')
    .select(['id', 'kind', 'message', 'asked_at', 'decided_at', 'granted', 'reason', 'outcome'])
    .where('company_id', '=', companyId)
    .where('beneficiary_id', '=', id)
    .orderBy('asked_at', 'desc')
    .execute()
  return rows.map((row) => ({
    ...row,
    asked_at: row.asked_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
  }))
}
