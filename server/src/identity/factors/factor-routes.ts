import type { Route } from '../../http/handle.ts'
import { handleAddPasskey, handleStartPasskey } from './add-passkey.ts'
import { handleAddTotp, handleStartTotp } from './add-totp.ts'
import { handleConfirmFactor, handleStartFactor } from './confirm-factor.ts'
import { handleAskRecovery } from './ask-recovery.ts'
import {
  handleListFactors,
  handleRemoveFactor,
  handleRenameFactor,
  handleRenewRecoveryCodes,
} from './own-factors.ts'
import { handleListRecoveries, handleSettleRecovery } from './settle-recovery.ts'
import { handleSignInWithPasskey, handleStartPasskeySignIn } from './sign-in-with-passkey.ts'

export const factorRoutes = [
  handleListFactors,
  handleStartPasskey,
  handleAddPasskey,
  handleStartTotp,
  handleAddTotp,
  handleRenameFactor,
  handleRemoveFactor,
  handleRenewRecoveryCodes,
  handleStartFactor,
  handleConfirmFactor,
  handleStartPasskeySignIn,
  handleSignInWithPasskey,
  handleAskRecovery,
  handleListRecoveries,
  handleSettleRecovery,
] satisfies Route[]
