import type { Route } from '../http/handle.ts'

export const beneficiaryRoutes: Route[] = []
