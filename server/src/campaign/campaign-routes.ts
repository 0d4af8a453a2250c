import type { Route } from '../http/handle.ts'

export const campaignRoutes: Route[] = []
