import { updateSimulation } from '@moisson/contract/simulation'
import { sql } from 'kysely'
import { handle } from '../http/handle.ts'
import { Refused } from '../http/refused.ts'
import { computeSimulation, parsedInputs } from './compute-simulation.ts'
import { checkComparison, releaseReference, simulationIn, simulationOut } from './simulation-store.ts'

/** Name, status and comparison are kept as they are given; new inputs are computed again. */
export const handleUpdateSimulation = handle(updateSimulation, async (context) => {
  const { tx, companyId, input, now, language, ifMatch, note } = context
  const { body } = input
  const before = await simulationIn(tx, companyId, input.path.sid, { lock: true })
  if (ifMatch !== undefined && ifMatch !== before.version)
    throw new Refused(
      { refusal: 'version_conflict', details: {} },
      { current: await simulationOut(tx, before) },
    )
  const type = before.type
  if (body.compare_with_id !== before.id) await checkComparison(tx, companyId, type, body.compare_with_id)
  const again = body.inputs !== undefined || body.rules_date !== undefined
  const inputs = parsedInputs(type, body.inputs ?? { ...before.inputs }, language)
  const computed = again
    ? await computeSimulation(tx, companyId, { type, inputs, rules_date: body.rules_date }, { now, language })
    : null
  if (body.status === 'reference') await releaseReference(tx, companyId, type, before.id, now)
  const row = await tx
    .updateTable('simulation')
    .set({
      ...(body.name !== undefined && { name: body.name }),
      ...(body.status !== undefined && { status: body.status }),
      ...(body.compare_with_id !== undefined && {
        compare_with_id: body.compare_with_id === before.id ? null : body.compare_with_id,
      }),
      ...(computed && {
        rules_date: computed.rules_date,
        engine_version: computed.engine_version,
        inputs: JSON.stringify(computed.inputs),
        results: JSON.stringify(computed.results),
      }),
      updated_at: now,
      version: sql<number>`version + 1`,
    })
    .where('company_id', '=', companyId)
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const shown = ({ name, status, inputs: given }: typeof row) => ({
    name,
    status,
    ...(computed && { inputs: given }),
  })
  note({ target_type: 'simulation', target_id: row.id, before: shown(before), after: shown(row) })
  return simulationOut(tx, row)
})
