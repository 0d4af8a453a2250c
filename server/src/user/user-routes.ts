import type { Route } from '../http/handle.ts'

export const userRoutes: Route[] = []
