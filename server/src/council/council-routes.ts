import type { Route } from '../http/handle.ts'
import { handleListCouncilLinks, handleMakeCouncilLink, handleRevokeCouncilLink } from './council-links.ts'
import { handleGetCouncil } from './get-council.ts'
import { handleReadCouncilLink } from './read-council-link.ts'
import { handleReadCouncilPaper } from './read-council-paper.ts'

export const councilRoutes = [
  handleGetCouncil,
  handleReadCouncilPaper,
  handleListCouncilLinks,
  handleMakeCouncilLink,
  handleRevokeCouncilLink,
  handleReadCouncilLink,
] satisfies Route[]
