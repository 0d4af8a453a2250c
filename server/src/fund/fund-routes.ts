import type { Route } from '../http/handle.ts'

export const fundRoutes: Route[] = []
