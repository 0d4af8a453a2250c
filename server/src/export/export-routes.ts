import type { Route } from '../http/handle.ts'

export const exportRoutes: Route[] = []
