import { inspectLink, renewLink } from '@moisson/contract/identity'
import { Unlink } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../kit/button.tsx'
import { Notice } from '../../kit/notice.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import type { Payload } from '../../public/payload.ts'
import type { IdentityFailure, IdentityOutcome } from '../../session/sign-in.ts'
import { askIdentity } from '../../session/sign-in.ts'
import { useGoHome } from '../../session/use-go-home.ts'
import { ButtonLink } from '../../shell/button-link.tsx'
import { PublicLayout } from '../../shell/public-layout.tsx'
import { useLinkToken } from '../../shell/use-link-token.ts'
import { useWords } from '../../words/catalogue.ts'
import { useLanguage } from '../../words/language.ts'
import { linkWords } from '../../words/link.ts'
import { useFailureSentence } from '../../session/failure-sentence.ts'
import { Heading } from './-heading.tsx'
import { LinkAction } from './-link-action.tsx'
import type { LinkFacts } from './-link-facts.ts'
import { longDay } from '@moisson/law/words/days'
import { parisDay } from '@moisson/law/paris-time'

interface Answer {
  token: string
  round: number
  outcome: IdentityOutcome<LinkFacts>
}

/** Seconds of silence after which the person may ask for the check again. */
const checkTimeoutMs = 10_000

/** What a link of a mail does: looked at on arrival, used only by the person's click. */
export function AuthActionPage({ payload }: { payload: Payload | null }) {
  const token = useLinkToken('/login/authAction')
  const [spent, setSpent] = useState<{ token: string; state: LinkFacts['state'] } | null>(null)
  const [round, setRound] = useState(0)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const goHome = useGoHome()
  const goTo = useRef(goHome)
  useEffect(() => {
    goTo.current = goHome
  })
  useEffect(() => {
    if (token === null) return
    let stale = false
    void check(token).then(async (outcome) => {
      if (stale) return
      const page = outcome.ok ? outcome.value.opens : null
      if (
        page !== null &&
        (await goTo.current(page).then(
          () => true,
          () => false,
        ))
      )
        return
      setAnswer({ token, round, outcome })
    })
    return () => {
      stale = true
    }
  }, [token, round])
  // An answer to an earlier question is no answer.
  const found = answer?.token === token && answer.round === round ? answer.outcome : undefined
  const state = spent !== null && spent.token === token ? spent.state : null

  return (
    <PublicLayout>
      <div className="mx-auto grid w-full max-w-md gap-6 px-5 pt-6 pb-16 sm:pt-14">
        {token === null && typeof document !== 'undefined' && <Unknown missing />}
        {token !== null && !found && <Checking />}
        {found?.ok === false &&
          (found.failure.code === 'invalid_action_code' ? (
            <Unknown />
          ) : (
            <CheckFailed failure={found.failure} onRetry={() => setRound(round + 1)} />
          ))}
        {found?.ok && token !== null && (
          <Known
            token={token}
            facts={state ? { ...found.value, state } : found.value}
            payload={payload}
            onSpent={(now) => setSpent({ token, state: now })}
          />
        )}
      </div>
    </PublicLayout>
  )
}

/** Whoever is signed in already is recognised by the check. */
async function check(token: string): Promise<IdentityOutcome<LinkFacts>> {
  const { settled } = await import('../../session/session.ts')
  await settled().catch(() => undefined)
  return askIdentity(inspectLink, { body: { token } }, checkTimeoutMs)
}

function Known(props: {
  token: string
  facts: LinkFacts
  payload: Payload | null
  onSpent: (state: LinkFacts['state']) => void
}) {
  const { token, facts, payload, onSpent } = props
  if (facts.state !== 'valid') return <Dead token={token} facts={facts} />
  return <LinkAction token={token} facts={facts} payload={payload} onSpent={onSpent} />
}

function Checking() {
  const words = useWords(linkWords)
  return (
    <div aria-live="polite" className="grid gap-6">
      <h1 tabIndex={-1} data-page-title className="text-3xl font-semibold tracking-tight">
        {words.checking}
      </h1>
      <div className="card grid gap-4 p-6">
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="h-12 w-full rounded-lg" />
      </div>
    </div>
  )
}

function Unknown({ missing = false }: { missing?: boolean }) {
  const words = useWords(linkWords)
  return (
    <>
      <Heading dead icon={Unlink} title={missing ? words.noTokenTitle : words.unknownTitle}>
        {words.unknownIntro}
      </Heading>
      <div>
        <ButtonLink to="/login" look="primary">
          {words.backToLogin}
        </ButtonLink>
      </div>
    </>
  )
}

function CheckFailed({ failure, onRetry }: { failure: IdentityFailure; onRetry: () => void }) {
  const words = useWords(linkWords)
  const failureSentence = useFailureSentence()
  return (
    <>
      <Heading dead icon={Unlink} title={words.checkFailed}>
        {failureSentence(failure)}
      </Heading>
      <div>
        <Button look="primary" onClick={onRetry}>
          {words.retry}
        </Button>
      </div>
    </>
  )
}

/** Expired, used or replaced: says which, and one button sends a new one to the same page. */
function Dead({ token, facts }: { token: string; facts: LinkFacts }) {
  const words = useWords(linkWords)
  const failureSentence = useFailureSentence()
  const [running, setRunning] = useState(false)
  const [sent, setSent] = useState(false)
  const [failure, setFailure] = useState<IdentityFailure | null>(null)
  const said = useDeadWords(facts)
  // A change of address is asked for again from the profile.
  const renewable = facts.kind !== 'verify_email' && facts.kind !== 'recover_email'

  async function renew() {
    setRunning(true)
    setFailure(null)
    const outcome = await askIdentity(renewLink, { body: { token } })
    setRunning(false)
    if (outcome.ok) setSent(true)
    else setFailure(outcome.failure)
  }

  return (
    <>
      <Heading dead icon={Unlink} title={said.title}>
        {renewable ? said.intro : words.unknownIntro}
      </Heading>
      {failure && (
        <Notice kind="error" announced>
          {failureSentence(failure)}
        </Notice>
      )}
      {sent ? (
        <Notice kind="success" announced>
          {said.sent}
        </Notice>
      ) : (
        <div className="flex flex-wrap gap-3">
          {renewable && (
            <Button look="primary" size="large" running={running} onClick={() => void renew()}>
              {said.send}
            </Button>
          )}
          <ButtonLink to="/login" look="quiet" size="large">
            {words.backToLogin}
          </ButtonLink>
        </div>
      )}
    </>
  )
}

/** Why a link does nothing more, and what a new one would do; a campaign's own says what became of the answer. */
function useDeadWords({ kind, state, masked_email, campaign_name, expires_at }: LinkFacts) {
  const words = useWords(linkWords)
  const language = useLanguage()
  const titles = {
    valid: words.checking,
    expired: words.expiredTitle,
    used: words.usedTitle,
    superseded: words.supersededTitle,
  }
  if (kind !== 'campaign' || state === 'valid')
    return {
      title: titles[state],
      intro: words.deadIntro(masked_email),
      send: words.sendNew,
      sent: words.newSent,
    }
  if (state !== 'expired')
    return { ...words.answer[state], intro: words.answer[state].intro(masked_email), sent: words.newSent }
  const day = longDay(parisDay(expires_at), language)
  const { title, intro, send } = words.answer.expired
  return { title, intro: intro(campaign_name ?? 'Moisson', day, masked_email), send, sent: words.newSent }
}
