import type { Route } from '../http/handle.ts'

export const adminRoutes: Route[] = []
