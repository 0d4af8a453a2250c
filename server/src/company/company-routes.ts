import type { Route } from '../http/handle.ts'

export const companyRoutes: Route[] = []
