import type { Route } from '../http/handle.ts'
import { handleGiveOpinion, handleListOpinions, handleSettleOpinion } from './opinions.ts'
import { handleKeepReading, handleListReading } from './reading.ts'

export const academyRoutes = [
  handleListReading,
  handleKeepReading,
  handleGiveOpinion,
  handleListOpinions,
  handleSettleOpinion,
] satisfies Route[]
