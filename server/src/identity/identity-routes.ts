import type { Route } from '../http/handle.ts'
import { handleChangeEmail } from './change-email.ts'
import { handleDeleteAccount } from './delete-account.ts'
import { factorRoutes } from './factors/factor-routes.ts'
import { handleInspectLink } from './inspect-link.ts'
import { handleListSigningKeys, handleLookUpAccount } from './look-up-account.ts'
import { handleRedeemLink } from './redeem-link.ts'
import { handleRefreshSession } from './refresh-session.ts'
import { handleRenewLink } from './renew-link.ts'
import { handleRequestPasswordReset, handleResetPassword } from './reset-password.ts'
import { handleEndSession, handleListSessions } from './sessions.ts'
import { handleSetPassword } from './set-password.ts'
import { handleSignInWithPassword } from './sign-in-with-password.ts'
import { handleSignOut, handleSignOutEverywhere } from './sign-out.ts'

export const identityRoutes = [
  handleInspectLink,
  handleRedeemLink,
  handleRenewLink,
  handleSignInWithPassword,
  handleRequestPasswordReset,
  handleResetPassword,
  handleSetPassword,
  handleChangeEmail,
  handleRefreshSession,
  handleSignOut,
  handleSignOutEverywhere,
  handleListSessions,
  handleEndSession,
  handleLookUpAccount,
  handleDeleteAccount,
  handleListSigningKeys,
  ...factorRoutes,
] satisfies Route[]
