import type { Route } from '../http/handle.ts'
import { handleExportMyData } from './export-my-data.ts'
import { handleLeaveCompany } from './leave-company.ts'
import { handleListManagers } from './get-managers.ts'
import { handleSetUserRole } from './set-role.ts'
import { handleSendMagicLink } from './send-magic-link.ts'
import { handleSetManager } from './set-manager.ts'
import { handleGetUser, handleUpdateUser } from './user.ts'

export const userRoutes = [
  handleSetUserRole,
  handleSendMagicLink,
  handleGetUser,
  handleUpdateUser,
  handleExportMyData,
  handleLeaveCompany,
  handleListManagers,
  handleSetManager,
] satisfies Route[]
