import { Suspense, lazy } from 'react'
import { useRecentSignInAsked } from '../session/step-up.ts'

const StepUpDialog = lazy(() => import('../session/step-up-dialog.tsx'))

/** Around the signed-in screens: the dialog that asks to sign in again, when a call needs it. */
export function StepUpGate() {
  const asked = useRecentSignInAsked()
  return <Suspense>{asked && <StepUpDialog />}</Suspense>
}
