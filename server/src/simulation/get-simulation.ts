import { getSimulation } from '@moisson/contract/simulation'
import { handle } from '../http/handle.ts'
import { simulationIn, simulationOut } from './simulation-store.ts'

export const handleGetSimulation = handle(getSimulation, async ({ tx, companyId, input }) =>
  simulationOut(tx, await simulationIn(tx, companyId, input.path.sid)),
)
