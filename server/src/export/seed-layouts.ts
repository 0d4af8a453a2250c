import type pg from 'pg'
import { groupamaLayouts } from '@moisson/core/export/groupama-layout'
import { payrollLayouts } from '@moisson/core/export/payroll-layout'
import { accountingLayouts } from '@moisson/core/payment/accounting-layout'

/** Writes the layouts we ship into their table, or brings them up to date; doing it again changes nothing. */
export async function seedLayouts(owner: Pick<pg.Pool, 'query'>): Promise<void> {
  for (const layout of [...payrollLayouts, ...groupamaLayouts, ...accountingLayouts]) {
    await owner.query(
      `insert into export_layout (kind, version, layout) values ($1, $2, $3)
       on conflict (kind, version) do update set layout = excluded.layout`,
      [layout.kind, layout.version, JSON.stringify(layout)],
    )
  }
}
