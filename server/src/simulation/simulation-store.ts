import { civilYear, closingOf } from '@moisson/core/company/closing'
import type { getSimulation, listSimulations } from '@moisson/contract/simulation'
import type { Output } from '@moisson/contract/call'
import type { DistributionInputs } from '@moisson/core/simulation/inputs'
import type { SimulationType } from '@moisson/core/vocabulary'
import { sql, type Selectable } from 'kysely'
import { companyRow } from '../company/company-store.ts'
import type { Tx } from '../database/connect.ts'
import { rowIn } from '../http/row-in.ts'
import type { SimulationTable } from '../database/schema-company-side.ts'
import { refused } from '../http/refused.ts'
import { readBasis } from './read-facts.ts'

export type SimulationRow = Selectable<SimulationTable>
export type SimulationOut = Output<typeof getSimulation>
type Summary = Output<typeof listSimulations>['items'][number]

/** The simulation of a company; not found outside it. */
export async function simulationIn(
  tx: Tx,
  companyId: string,
  id: string,
  { lock = false } = {},
): Promise<SimulationRow> {
  return rowIn(tx, 'simulation', companyId, id, lock ? 'update' : undefined)
}

/** The columns every answer holds, instants as text. */
function commonOf(row: SimulationRow) {
  return {
    id: row.id,
    company_id: row.company_id,
    type: row.type,
    name: row.name,
    status: row.status,
    rules_date: row.rules_date,
    engine_version: row.engine_version,
    compare_with_id: row.compare_with_id,
    created_by_name: row.created_by_name,
    version: row.version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

export function summaryOf(row: SimulationRow): Summary {
  const { lines, totals, warnings } = row.results
  return { ...commonOf(row), lines, totals, warnings }
}

export async function simulationOut(tx: Tx, row: SimulationRow): Promise<SimulationOut> {
  return {
    ...commonOf(row),
    inputs: { ...row.inputs },
    results: row.results,
    outdated: await isOutdated(tx, row),
  }
}

/** Whether the people a distribution was computed on have changed since. */
async function isOutdated(tx: Tx, row: SimulationRow): Promise<boolean> {
  const { basis } = row.results
  if (basis === null) return false
  const company = await companyRow(tx, row.company_id)
  const { year } = row.inputs as DistributionInputs
  const now = await readBasis(tx, row.company_id, year, closingOf(company) ?? civilYear)
  return (
    now.people !== basis.people ||
    now.reference_salary_cents !== basis.reference_salary_cents ||
    now.presence_days !== basis.presence_days
  )
}

/** At most one simulation of each type is retained: the one before becomes an ordinary one again. */
export async function releaseReference(
  tx: Tx,
  companyId: string,
  type: SimulationType,
  except: string | null,
  now: Date,
): Promise<void> {
  // Two people retaining at once wait for each other here.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`reference ${companyId} ${type}`}, 0))`.execute(
    tx,
  )
  await tx
    .updateTable('simulation')
    .set({ status: 'saved', updated_at: now, version: sql<number>`version + 1` })
    .where('company_id', '=', companyId)
    .where('type', '=', type)
    .where('status', '=', 'reference')
    .$if(except !== null, (query) => query.where('id', '<>', except ?? ''))
    .execute()
}

/** A simulation to compare with: of the company and of the same type. */
export async function checkComparison(
  tx: Tx,
  companyId: string,
  type: string,
  otherId: string | null | undefined,
): Promise<void> {
  if (!otherId) return
  const other = await tx
    .selectFrom('simulation')
    .select('type')
    .where('company_id', '=', companyId)
    .where('id', '=', otherId)
    .executeTakeFirst()
  if (other?.type !== type) throw refused('unknown_simulation')
}
