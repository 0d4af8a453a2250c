import type { Route } from '../http/handle.ts'
import { handleListAgreements, handleSaveAgreement } from './agreements.ts'
import { handleGetCompany, handleSwitchCompany } from './get-company.ts'
import { handleListPlans, handleSavePlan } from './plans.ts'
import { handleUpdateCompany } from './update-company.ts'

export const companyRoutes: Route[] = [
  handleGetCompany,
  handleSwitchCompany,
  handleUpdateCompany,
  handleListPlans,
  handleSavePlan,
  handleListAgreements,
  handleSaveAgreement,
]
