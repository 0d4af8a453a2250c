import type { Route } from '../http/handle.ts'
import { handleAddOpening, handleRemoveOpening, handleUpdateOpening } from './change-openings.ts'
import { handleGetAbondement, handleGetMyAbondement } from './get-abondement.ts'
import { handleImportOpenings } from './import-openings.ts'
import { handleKeepPromises, handleListPromises, handleTellPromises } from './promises.ts'

export const abondementRoutes = [
  handleGetAbondement,
  handleGetMyAbondement,
  handleAddOpening,
  handleUpdateOpening,
  handleRemoveOpening,
  handleImportOpenings,
  handleListPromises,
  handleKeepPromises,
  handleTellPromises,
] satisfies Route[]
