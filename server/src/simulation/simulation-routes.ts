import type { Route } from '../http/handle.ts'
import { handleCreateSimulation } from './create-simulation.ts'
import { handleDeleteSimulation } from './delete-simulation.ts'
import { handleGetSimulation } from './get-simulation.ts'
import { handleListSimulations } from './list-simulations.ts'
import { handleOrientCompany } from './orient-company.ts'
import { handlePreviewSimulation } from './preview-simulation.ts'
import { handleUpdateSimulation } from './update-simulation.ts'

export const simulationRoutes = [
  handleListSimulations,
  handleCreateSimulation,
  handlePreviewSimulation,
  handleOrientCompany,
  handleGetSimulation,
  handleUpdateSimulation,
  handleDeleteSimulation,
] satisfies Route[]
