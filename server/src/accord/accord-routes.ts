import type { Route } from '../http/handle.ts'
import { handleGenerateAccord } from './generate-accord.ts'

export const accordRoutes = [handleGenerateAccord] satisfies Route[]
