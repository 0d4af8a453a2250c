import type { Route } from '../http/handle.ts'

export const identityRoutes: Route[] = []
