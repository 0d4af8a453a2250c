import type { FundStatus } from '@moisson/core/vocabulary'
import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'
import type { KeptFund } from '../database/kept-fund.ts'

export interface FundState {
  id: string
  code: string
  sri: number | null
  status: FundStatus
  version: number
  data: KeptFund
}

/** Writes a fund as it is from now on; the versions before stay as they were shown. */
export async function saveVersion(
  tx: Tx,
  state: FundState,
  by: { user_id: string | null; name: string | null },
  now: Date,
  note: string | null = null,
): Promise<void> {
  const { id, code, sri, status, version } = state
  const data = JSON.stringify(state.data)
  await tx
    .insertInto('fund')
    .values({ id, code, sri, status, version, data })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ code, sri, status, version, data }))
    .execute()
  await tx
    .insertInto('fund_version')
    .values({
      fund_id: id,
      version,
      status,
      data: JSON.stringify({ ...state.data, code, sri }),
      note,
      saved_by: by.user_id,
      saved_by_name: by.name,
      saved_at: now,
    })
    .execute()
}

/** The first version of funds that were there before their history was kept. */
export async function startHistory(tx: Tx, fundId: string, now: Date): Promise<void> {
  await sql`
    insert into fund_version (fund_id, version, status, data, saved_at)
    select id, version, status, data || jsonb_build_object('code', code, 'sri', sri), ${now}::timestamptz
    from fund where id = ${fundId}
    on conflict do nothing`.execute(tx)
}
