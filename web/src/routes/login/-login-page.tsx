import { requestPasswordReset } from '@moisson/contract/identity'
import { sendMagicLink } from '@moisson/contract/user'
import { Link, useNavigate } from '@tanstack/react-router'
import { ArrowRight, Clock } from 'lucide-react'
import type { RefObject } from 'react'
import { useLayoutEffect, useRef, useState } from 'react'
import { useDemo } from '../../demo/use-demo.ts'
import { PasskeyButton } from '../../factor/passkey-button.tsx'
import { LightForm } from '../../form/light-form.tsx'
import { Button } from '../../kit/button.tsx'
import { TextField } from '../../kit/field.tsx'
import { late } from '../../kit/late.tsx'
import { Notice } from '../../kit/notice.tsx'
import type { Payload } from '../../public/payload.ts'
import { keepPendingSignIn } from '../../session/pending-sign-in.ts'
import type { IdentityFailure, IdentityOutcome } from '../../session/sign-in.ts'
import { askIdentity, enterWithPassword } from '../../session/sign-in.ts'
import { useGoHome } from '../../session/use-go-home.ts'
import { PublicLayout } from '../../shell/public-layout.tsx'
import { useWords } from '../../words/catalogue.ts'
import { loginWords } from '../../words/login.ts'
import { useFailureSentence } from '../../session/failure-sentence.ts'

const PasswordField = late(() => import('../../session/password-field.tsx'))
const SecondStep = late(() => import('../../factor/second-step.tsx'))
const DemoDoors = late(() => import('./-demo-doors.tsx'))

/** One address first; a link by default, a password for who prefers. */
export function LoginPage(props: {
  payload: Payload | null
  redirect: string | null
  reason?: string
  /** The first step is done: a second factor is asked for, or a first one to be added. */
  secondStep?: boolean
}) {
  const { payload, redirect, reason, secondStep } = props
  const words = useWords(loginWords)
  const demo = useDemo()
  if (secondStep)
    return (
      <PublicLayout>
        <div className="mx-auto grid w-full max-w-md gap-6 px-5 pt-6 pb-16 sm:pt-14">
          <SecondStep redirect={redirect} />
        </div>
      </PublicLayout>
    )
  return (
    <PublicLayout>
      <div className="mx-auto grid w-full max-w-md grid-cols-1 gap-6 px-5 pt-6 pb-16 sm:pt-14 lg:max-w-4xl lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)] lg:items-start lg:gap-16 undemo:lg:max-w-md undemo:lg:grid-cols-1">
        <div className="grid gap-6">
          <div>
            <h1 tabIndex={-1} data-page-title className="text-3xl font-semibold tracking-tight">
              {words.title}
            </h1>
            <p className="mt-2 text-pretty text-neutral-600">{words.intro}</p>
          </div>
          <ReturnNotice redirect={redirect} reason={reason} />
          <SignInForm minutes={payload?.link_minutes ?? null} redirect={redirect} />
          <div>
            <Link
              to="/code"
              className="inline-flex min-h-11 items-center text-sm font-medium text-secondary-700 underline decoration-secondary-700/30 underline-offset-3 hover:decoration-secondary-700"
            >
              {words.withLetter}
            </Link>
            <NotReceived />
          </div>
        </div>
        {demo && <DemoDoors demo={demo} redirect={redirect} />}
      </div>
    </PublicLayout>
  )
}

function ReturnNotice({ redirect, reason }: { redirect: string | null; reason?: string }) {
  const words = useWords(loginWords)
  if (reason === 'user-disabled') return <Notice kind="error">{words.disabled}</Notice>
  if (reason === 'user-token-expired') return <Notice kind="warning">{words.expired}</Notice>
  return redirect ? <Notice>{words.returning}</Notice> : null
}

function SignInForm({ minutes, redirect }: { minutes: number | null; redirect: string | null }) {
  const words = useWords(loginWords)
  const failureSentence = useFailureSentence()
  const navigate = useNavigate()
  const goHome = useGoHome()
  const field = useRef<HTMLInputElement>(null)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [withPassword, setWithPassword] = useState(false)
  const [emailError, setEmailError] = useState<string | null>(null)
  const [failure, setFailure] = useState<IdentityFailure | null>(null)
  const [running, setRunning] = useState<'link' | 'password' | 'reset' | null>(null)
  useWrittenEarly(field, setEmail)

  function validAddress(): boolean {
    const valid = /^\S+@\S+\.\S+$/.test(email.trim())
    setEmailError(valid ? null : words.emailMissing)
    return valid
  }
  async function attempt<Value>(what: typeof running, work: () => Promise<IdentityOutcome<Value>>) {
    setFailure(null)
    if (!validAddress()) return
    setRunning(what)
    const outcome = await work()
    setRunning(null)
    if (outcome.ok) return outcome.value
    setEmailError(outcome.failure.fieldErrors['email'] ?? null)
    setFailure(outcome.failure)
  }
  async function askLink() {
    const address = email.trim()
    const body = { email: address, ...(redirect ? { redirect } : {}) }
    const sent = await attempt('link', () => askIdentity(sendMagicLink, { body }))
    if (sent) await toConfirmation('sign_in', address, sent.screen_number)
  }
  async function askReset() {
    const address = email.trim()
    const sent = await attempt('reset', () => askIdentity(requestPasswordReset, { body: { email: address } }))
    if (sent) await toConfirmation('reset_password', address, sent.screen_number)
  }
  async function toConfirmation(kind: 'sign_in' | 'reset_password', email: string, number: string) {
    keepPendingSignIn({ kind, email, redirect, sentAt: Date.now(), number })
    await navigate({ to: '/login/confirmation' })
  }
  async function enter() {
    const entered = await attempt('password', () => enterWithPassword(email.trim(), password))
    if (entered) await goHome(redirect ?? entered.redirect)
  }

  return (
    <LightForm
      className="card grid gap-5 p-5 sm:p-6"
      running={running !== null}
      error={failure}
      onSubmit={() => void (withPassword ? enter() : askLink())}
    >
      {failure && (
        <Notice kind="error" announced>
          {failureSentence(failure)}
        </Notice>
      )}
      <TextField
        ref={field}
        label={words.email}
        help={words.emailHelp}
        error={emailError}
        type="email"
        name="email"
        autoComplete="username webauthn"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      {withPassword && (
        <PasswordField
          label={words.password}
          autoComplete="current-password"
          asked
          value={password}
          onChange={setPassword}
        />
      )}
      <div className="grid gap-3">
        <Button
          type="submit"
          look="primary"
          size="large"
          wide
          running={running === (withPassword ? 'password' : 'link')}
        >
          {withPassword ? words.signIn : words.sendLink}
          <ArrowRight aria-hidden className="size-4.5" />
        </Button>
        {!withPassword && minutes !== null && (
          <p className="flex items-center justify-center gap-2 text-sm text-neutral-600">
            <Clock aria-hidden className="size-4 shrink-0" />
            {words.linkFacts(String(minutes))}
          </p>
        )}
      </div>
      <PasskeyButton label={words.passkey} onEntered={(wanted) => void goHome(redirect ?? wanted)} />
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-2 border-t border-neutral-200 pt-4">
        <Button look="link" onClick={() => setWithPassword(!withPassword)}>
          {withPassword ? words.useLink : words.usePassword}
        </Button>
        {withPassword && (
          <Button look="link" running={running === 'reset'} onClick={() => void askReset()}>
            {words.forgotten}
          </Button>
        )}
      </div>
    </LightForm>
  )
}

/** What was typed and pressed on the page written at build stands: its server has a line of script hear it (`web-files.ts`). */
function useWrittenEarly(field: RefObject<HTMLInputElement | null>, write: (typed: string) => void) {
  const [early] = useState(fieldWrittenEarly)
  useLayoutEffect(() => {
    if (!early) return
    document.onsubmit = document.onclick = null
    write(early.field.value)
    if (early.focused) field.current?.focus()
    const pressed = early.field.form?.dataset['pressed']
    if (pressed) setTimeout(() => field.current?.form?.querySelectorAll('button')[Number(pressed)]?.click())
  }, [early, field, write])
}

function fieldWrittenEarly() {
  const field =
    typeof document !== 'undefined' && document.onsubmit
      ? document.querySelector<HTMLInputElement>('[name=email]')
      : null
  return field && { field, focused: field === document.activeElement }
}

function NotReceived() {
  const words = useWords(loginWords)
  const reasons = words.notReceivedReasons
  return (
    <details className="group text-neutral-700">
      <summary className="inline-flex min-h-11 items-center text-sm font-medium text-secondary-700 underline decoration-secondary-700/30 underline-offset-3 marker:content-none hover:decoration-secondary-700">
        {words.notReceived}
      </summary>
      <div className="mt-1 text-sm">
        <p>{words.notReceivedIntro}</p>
        <ul className="mt-2 grid list-disc gap-1 pl-5">
          <li>{reasons.spam}</li>
          <li>{reasons.other}</li>
          <li>{reasons.hr}</li>
        </ul>
      </div>
    </details>
  )
}
