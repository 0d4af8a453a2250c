import type { Route } from '../http/handle.ts'
import { handleReadMeetingPaper } from './read-meeting-paper.ts'
import { handleGiveOpinion, handleListOpinions, handleSettleOpinion } from './opinions.ts'
import { handleKeepReading, handleListReading } from './reading.ts'

export const academyRoutes = [
  handleListReading,
  handleKeepReading,
  handleGiveOpinion,
  handleListOpinions,
  handleSettleOpinion,
  handleReadMeetingPaper,
] satisfies Route[]
