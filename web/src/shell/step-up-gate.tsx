import { answerSignIn, useAskedSignIn } from '../session/step-up.ts'
import { late } from '../kit/late.tsx'

const SignInDialog = late(() =>
  import('../session/step-up-dialog.tsx').catch(() => {
    // Without it nobody can be asked: the page is left as if nothing waited.
    answerSignIn(false)
    return { default: () => null }
  }),
)

/** Around the signed-in screens: the dialog that asks to sign in again, when a call needs it or the session ended. */
export function StepUpGate() {
  const asked = useAskedSignIn()
  return asked && <SignInDialog former={asked.former} />
}
