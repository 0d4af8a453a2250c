import type { Route } from '../http/handle.ts'
import { handleAddAgreement } from './add-agreement.ts'
import { handleListAgreements, handleSaveAgreement } from './agreements.ts'
import { handleAddEstablishment } from './add-establishment.ts'
import { handleApplyAccord } from './apply-accord.ts'
import { handleChangeAgreement } from './change-agreement.ts'
import { handleChangeEstablishment } from './change-establishment.ts'
import { handleDeleteAgreement } from './delete-agreement.ts'
import { handleDeleteEstablishment } from './delete-establishment.ts'
import { handleDeletePlanVersion } from './delete-plan-version.ts'
import { handleDenounceAgreement } from './denounce-agreement.ts'
import { handleGetCompany, handleSwitchCompany } from './get-company.ts'
import { handleListHeadcounts, handleSaveHeadcounts } from './headcounts.ts'
import { handleInviteAdmin, handleResendInvitation } from './invite-admin.ts'
import { handleListAdmins } from './list-admins.ts'
import { handleListEstablishments } from './list-establishments.ts'
import { handleListPlans } from './list-plans.ts'
import { handlePreviewAgreement } from './preview-agreement.ts'
import { handlePreviewPlan } from './preview-plan.ts'
import { handleReadCalendar } from './read-calendar.ts'
import { handleReadCompanyAudit } from './read-company-audit.ts'
import { handleRenewAgreement } from './renew-agreement.ts'
import { handleRequireFactor } from './require-factor.ts'
import { handleReviewAccess } from './review-access.ts'
import { handleRevokeAdmin } from './revoke-admin.ts'
import { handleSavePlan } from './save-plan.ts'
import { handleSearchReferenceCodes } from './search-reference-codes.ts'
import { handleUpdateCompany } from './update-company.ts'

export const companyRoutes = [
  handleGetCompany,
  handleSwitchCompany,
  handleUpdateCompany,
  handleListPlans,
  handleSavePlan,
  handlePreviewPlan,
  handleDeletePlanVersion,
  handleListAgreements,
  handleSaveAgreement,
  handleAddAgreement,
  handleChangeAgreement,
  handleDeleteAgreement,
  handlePreviewAgreement,
  handleRenewAgreement,
  handleDenounceAgreement,
  handleApplyAccord,
  handleListEstablishments,
  handleAddEstablishment,
  handleChangeEstablishment,
  handleDeleteEstablishment,
  handleListHeadcounts,
  handleSaveHeadcounts,
  handleReadCalendar,
  handleSearchReferenceCodes,
  handleListAdmins,
  handleInviteAdmin,
  handleResendInvitation,
  handleRevokeAdmin,
  handleReviewAccess,
  handleRequireFactor,
  handleReadCompanyAudit,
] satisfies Route[]
