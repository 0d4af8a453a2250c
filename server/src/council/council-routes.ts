import type { Route } from '../http/handle.ts'
import { handleGetCouncil } from './get-council.ts'
import { handleReadCouncilPaper } from './read-council-paper.ts'

export const councilRoutes = [handleGetCouncil, handleReadCouncilPaper] satisfies Route[]
