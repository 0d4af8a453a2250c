import { requestPasswordReset } from '@moisson/contract/identity'
import { sendMagicLink } from '@moisson/contract/user'
import { Inbox, MailCheck, MailQuestionMark, MousePointerClick, RefreshCw } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useDemo } from '../../demo/use-demo.ts'
import { demoWords } from '../../demo/demo-words.ts'
import { Button } from '../../kit/button.tsx'
import { Notice } from '../../kit/notice.tsx'
import type { Payload } from '../../public/payload.ts'
import type { PendingSignIn } from '../../session/pending-sign-in.ts'
import { keepPendingSignIn, maskedEmail, pendingSignIn } from '../../session/pending-sign-in.ts'
import { useSession } from '../../session/session.ts'
import { askIdentity } from '../../session/sign-in.ts'
import { useGoHome } from '../../session/use-go-home.ts'
import { ButtonLink } from '../../shell/button-link.tsx'
import { PublicLayout } from '../../shell/public-layout.tsx'
import { useWords } from '../../words/catalogue.ts'
import { sentWords } from '../../words/sent.ts'
import { useFailureSentence } from '../../session/failure-sentence.ts'
import { Heading } from './-heading.tsx'

/** After a link was asked for: where it went, what to do, and how to have it again. */
export function ConfirmationPage({ payload }: { payload: Payload | null }) {
  // Written at build without anybody's address; the browser knows it from the page before.
  const [pending, setPending] = useState(() =>
    typeof document === 'undefined' ? undefined : pendingSignIn(),
  )
  useFollowOtherTab(pending ?? null)
  return (
    <PublicLayout>
      <div className="mx-auto grid w-full max-w-md gap-6 px-5 pt-6 pb-16 sm:pt-14">
        {pending === null ? (
          <NoAddress />
        ) : (
          <Waiting pending={pending ?? null} payload={payload} onSent={setPending} />
        )}
      </div>
    </PublicLayout>
  )
}

/** The link opened in another tab of this browser signs this one in too. */
function useFollowOtherTab(pending: PendingSignIn | null): void {
  const session = useSession()
  const goHome = useGoHome()
  const signedIn = session.status === 'signed-in' && pending !== null
  const redirect = pending?.redirect ?? null
  const go = useEffectEvent((path: string | null) => void goHome(path))
  useEffect(() => {
    if (signedIn) go(redirect)
  }, [signedIn, redirect])
}

function NoAddress() {
  const words = useWords(sentWords)
  return (
    <>
      <Heading dead icon={MailQuestionMark} title={words.lostAddress}>
        {words.lostAddressIntro}
      </Heading>
      <div>
        <ButtonLink to="/login" look="primary">
          {words.backToLogin}
        </ButtonLink>
      </div>
    </>
  )
}

function Waiting(props: {
  pending: PendingSignIn | null
  payload: Payload | null
  onSent: (pending: PendingSignIn) => void
}) {
  const { pending, payload, onSent } = props
  const words = useWords(sentWords)
  const demo = useDemo()
  const steps = [
    { icon: MailCheck, text: words.steps.open, strong: pending?.number },
    { icon: MousePointerClick, text: words.steps.click },
    { icon: RefreshCw, text: words.steps.here },
  ]
  const address = pending ? maskedEmail(pending.email) : '…'
  const intro = pending?.kind === 'reset_password' ? words.resetIntro : words.confirmationIntro
  return (
    <>
      <Heading icon={MailCheck} title={words.confirmationTitle}>
        {intro(address)}
      </Heading>
      <ol className="card divide-y divide-neutral-100">
        {steps.map(({ icon: Icon, text, strong }, index) => (
          <li key={index} className="flex items-start gap-3 px-5 py-3.5">
            <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-primary-700" />
            <span className="text-neutral-900">
              {text} {strong && <strong className="text-lg leading-6 font-semibold">{strong}</strong>}
            </span>
          </li>
        ))}
      </ol>
      <div className="grid gap-2 text-sm text-neutral-600">
        {payload && <p>{words.linkFacts(String(payload.link_minutes))}</p>}
        <p>{words.whereToLook}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Resend pending={pending} seconds={payload?.resend_seconds ?? 30} onSent={onSent} />
        <ButtonLink to="/login" look="quiet">
          {words.changeAddress}
        </ButtonLink>
        {demo && <MailboxLink />}
      </div>
    </>
  )
}

function MailboxLink() {
  const words = useWords(demoWords)
  return (
    <ButtonLink to="/demo/mailbox" icon={Inbox}>
      {words.openMailbox}
    </ButtonLink>
  )
}

function Resend(props: {
  pending: PendingSignIn | null
  seconds: number
  onSent: (pending: PendingSignIn) => void
}) {
  const { pending, seconds, onSent } = props
  const words = useWords(sentWords)
  const failureSentence = useFailureSentence()
  const [now, setNow] = useState(() => Date.now())
  const [running, setRunning] = useState(false)
  const [outcome, setOutcome] = useState<{ kind: 'success' | 'error'; text: string } | null>(null)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const left = pending ? Math.max(0, Math.ceil((pending.sentAt + seconds * 1000 - now) / 1000)) : seconds

  async function resend(what: PendingSignIn) {
    setRunning(true)
    const { email, redirect, kind } = what
    const sent =
      kind === 'reset_password'
        ? await askIdentity(requestPasswordReset, { body: { email } })
        : await askIdentity(sendMagicLink, { body: { email, ...(redirect ? { redirect } : {}) } })
    setRunning(false)
    if (!sent.ok) return setOutcome({ kind: 'error', text: failureSentence(sent.failure) })
    const again = { ...what, sentAt: Date.now(), number: sent.value.screen_number }
    keepPendingSignIn(again)
    onSent(again)
    setOutcome({ kind: 'success', text: words.resent })
  }

  return (
    <>
      {outcome && (
        <div className="basis-full">
          <Notice kind={outcome.kind} announced>
            {outcome.text}
          </Notice>
        </div>
      )}
      <Button
        icon={RefreshCw}
        running={running}
        disabled={!pending || left > 0}
        onClick={() => {
          if (pending) void resend(pending)
        }}
      >
        <span className="tabular">{left > 0 ? words.resendIn(String(left)) : words.resend}</span>
      </Button>
    </>
  )
}
