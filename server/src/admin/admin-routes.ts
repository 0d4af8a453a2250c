import type { Route } from '../http/handle.ts'
import { handleAssignAdviser, handlePreviewAdviser } from './assign-adviser.ts'
import { handleCreateCompany } from './create-company.ts'
import { handleGetRadar } from './get-radar.ts'
import { handleListCompanies } from './list-companies.ts'
import { handleListQueues } from './list-queues.ts'
import { handleListUsers } from './list-users.ts'
import { handlePreviewReminder, handleRemindCompany } from './remind-company.ts'
import { handleSetActivation } from './set-activation.ts'
import { handleEndView, handleOpenView } from './view-as-company.ts'

export const adminRoutes = [
  handleCreateCompany,
  handleListCompanies,
  handleListUsers,
  handleSetActivation,
  handleGetRadar,
  handlePreviewReminder,
  handleRemindCompany,
  handlePreviewAdviser,
  handleAssignAdviser,
  handleListQueues,
  handleOpenView,
  handleEndView,
] satisfies Route[]
