import type { Route } from '../http/handle.ts'
import { handleAskErasure, handleGetMyErasure } from './ask-erasure.ts'
import { handleDecideErasure, handleGetConservation, handleHoldPerson } from './decide-erasure.ts'

export const privacyRoutes = [
  handleGetMyErasure,
  handleAskErasure,
  handleGetConservation,
  handleDecideErasure,
  handleHoldPerson,
] satisfies Route[]
