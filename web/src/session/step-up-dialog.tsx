import type { ReactNode } from 'react'
import { Suspense, lazy, useEffect, useState } from 'react'
import { Dialog } from '../kit/dialog.tsx'
import { SkeletonLines } from '../kit/skeleton.tsx'
import { useWords } from '../words/catalogue.ts'
import { sessionWords } from '../words/session.ts'
import { useUser } from './account.ts'
import { ReturnDialog } from './return-dialog.tsx'
import { useSession } from './session.ts'
import { enterAs } from './sign-in.ts'
import { DemoConfirm, SignInAgain } from './sign-in-again.tsx'
import { answerSignIn } from './step-up.ts'
import type { SessionAnswer } from './token-times.ts'

const ConfirmFactor = lazy(() => import('../factor/confirm-factor.tsx'))
const confirmed = () => answerSignIn(true)

/** Asks for a recent sign-in of whoever is here, or for the return of whose session ended. */
export default function SignInDialog({ former }: { former: SessionAnswer | null }): ReactNode {
  return former ? <ReturnDialog former={former} /> : <StepUpDialog />
}

/** Asks the person to sign in again where they are; nobody is signed out, and the action goes on after it. */
function StepUpDialog() {
  const words = useWords(sessionWords)
  const user = useUser()
  const session = useSession()
  const [signedInAtOpening] = useState(authTimeOf(session))

  // A link opened in another tab renews the session here too.
  const signedInAt = authTimeOf(session)
  useEffect(() => {
    if (signedInAt !== null && signedInAt !== signedInAtOpening) confirmed()
  }, [signedInAt, signedInAtOpening])

  return (
    <Dialog
      open
      size="small"
      title={words.title}
      description={words.intro}
      onClose={() => answerSignIn(false)}
    >
      {user.second_factors.length > 0 ? (
        <Suspense fallback={<SkeletonLines lines={3} />}>
          <div className="grid gap-4">
            <ConfirmFactor onDone={confirmed} />
            <DemoConfirm
              email={user.email}
              onConfirm={(id) => void enterAs(id).then(({ ok }) => ok && confirmed())}
            />
          </div>
        </Suspense>
      ) : (
        <SignInAgain
          email={user.email}
          shown={user.email}
          hasPassword={user.has_password}
          confirm={words.confirm}
          onDone={confirmed}
        />
      )}
    </Dialog>
  )
}

function authTimeOf(session: ReturnType<typeof useSession>): string | null {
  return session.status === 'signed-in' ? session.answer.auth_time : null
}
