import type { Route } from '../http/handle.ts'
import { handleCreateCompany } from './create-company.ts'
import { handleListCompanies } from './list-companies.ts'

export const adminRoutes: Route[] = [handleCreateCompany, handleListCompanies]
