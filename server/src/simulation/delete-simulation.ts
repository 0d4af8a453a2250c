import { deleteSimulation } from '@moisson/contract/simulation'
import { handle } from '../http/handle.ts'
import { Refused } from '../http/refused.ts'
import { simulationIn, simulationOut } from './simulation-store.ts'

/** Deletes a simulation; those compared with it stay, without the comparison. */
export const handleDeleteSimulation = handle(deleteSimulation, async (context) => {
  const { tx, companyId, input, ifMatch, note } = context
  const row = await simulationIn(tx, companyId, input.path.sid, { lock: true })
  if (ifMatch !== undefined && ifMatch !== row.version)
    throw new Refused({ refusal: 'version_conflict', details: {} }, { current: await simulationOut(tx, row) })
  await tx.deleteFrom('simulation').where('company_id', '=', companyId).where('id', '=', row.id).execute()
  note({ target_type: 'simulation', target_id: row.id, before: { name: row.name, type: row.type } })
})
