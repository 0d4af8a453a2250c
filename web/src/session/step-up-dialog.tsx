import { sendMagicLink } from '@moisson/contract/user'
import { QueryClientProvider } from '@tanstack/react-query'
import { Mail, ShieldCheck } from 'lucide-react'
import { Suspense, lazy, useEffect, useState } from 'react'
import { queryClient } from '../api/query-client.ts'
import { useDemo } from '../demo/use-demo.ts'
import { Form } from '../form/form.tsx'
import { Button } from '../kit/button.tsx'
import { Dialog } from '../kit/dialog.tsx'
import { TextField } from '../kit/field.tsx'
import { Notice } from '../kit/notice.tsx'
import { SkeletonLines } from '../kit/skeleton.tsx'
import { useWords } from '../words/catalogue.ts'
import { sessionWords } from '../words/session.ts'
import { shellWords } from '../words/shell.ts'
import { useUser } from './account.ts'
import { useSession } from './session.ts'
import type { IdentityOutcome } from './sign-in.ts'
import { askIdentity, enterAs, enterWithPassword } from './sign-in.ts'
import { answerRecentSignIn } from './step-up.ts'

const ConfirmFactor = lazy(() => import('../factor/confirm-factor.tsx'))

/** Asks the person to sign in again where they are; nobody is signed out, and the action goes on after it. */
export default function StepUpDialog() {
  return (
    <QueryClientProvider client={queryClient}>
      <AskAgain />
    </QueryClientProvider>
  )
}

function AskAgain() {
  const words = useWords(sessionWords)
  const shell = useWords(shellWords)
  const user = useUser()
  const session = useSession()
  const persona = useDemo()?.personas.find(({ email }) => email === user.email)
  const [signedInAtOpening] = useState(authTimeOf(session))
  const [password, setPassword] = useState('')
  const [running, setRunning] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [sent, setSent] = useState(false)

  // A link opened in another tab renews the session here too.
  const signedInAt = authTimeOf(session)
  useEffect(() => {
    if (signedInAt !== null && signedInAt !== signedInAtOpening) answerRecentSignIn(true)
  }, [signedInAt, signedInAtOpening])

  async function attempt(work: Promise<IdentityOutcome<unknown>>): Promise<boolean> {
    setRunning(true)
    setFailure(null)
    const outcome = await work
    setRunning(false)
    if (!outcome.ok) setFailure(outcome.failure.message || shell.network)
    return outcome.ok
  }
  async function confirm() {
    if (await attempt(enterWithPassword(user.email, password))) answerRecentSignIn(true)
  }
  async function confirmDemo(id: string) {
    if (await attempt(enterAs(id))) answerRecentSignIn(true)
  }
  async function sendLink() {
    const request = { body: { email: user.email, redirect: location.pathname + location.search } }
    if (await attempt(askIdentity(sendMagicLink, request))) setSent(true)
  }

  const demo = persona && <Button onClick={() => void confirmDemo(persona.id)}>{words.demoConfirm}</Button>
  return (
    <Dialog
      open
      size="small"
      title={words.title}
      description={words.intro}
      onClose={() => answerRecentSignIn(false)}
    >
      {user.second_factors.length > 0 ? (
        <Suspense fallback={<SkeletonLines lines={3} />}>
          <div className="grid gap-4">
            <ConfirmFactor onDone={() => answerRecentSignIn(true)} />
            {demo}
          </div>
        </Suspense>
      ) : (
        <Form
          className="grid gap-4"
          running={running}
          failure={
            failure && (
              <Notice kind="error" announced>
                {failure}
              </Notice>
            )
          }
          onSubmit={() => user.has_password && void confirm()}
        >
          <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
          {user.has_password && (
            <>
              <TextField
                label={words.password}
                type="password"
                autoComplete="current-password"
                required
                value={password}
                onChange={(event) => setPassword(event.target.value)}
              />
              <Button
                type="submit"
                look="primary"
                icon={ShieldCheck}
                running={running}
                disabled={password === ''}
              >
                {words.confirm}
              </Button>
            </>
          )}
          {sent ? (
            <Notice kind="success" announced>
              {words.linkSent(user.email)}
            </Notice>
          ) : (
            <Button
              icon={Mail}
              look={user.has_password ? 'secondary' : 'primary'}
              onClick={() => void sendLink()}
            >
              {words.sendLink}
            </Button>
          )}
          {demo}
        </Form>
      )}
    </Dialog>
  )
}

function authTimeOf(session: ReturnType<typeof useSession>): string | null {
  return session.status === 'signed-in' ? session.answer.auth_time : null
}
