import type { Route } from '../http/handle.ts'

export const choiceRoutes: Route[] = []
