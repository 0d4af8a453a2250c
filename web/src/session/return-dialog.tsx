import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { queryClient } from '../api/query-client.ts'
import { readOptions } from '../api/read.ts'
import { getUser } from '@moisson/contract/user'
import { factorWords } from '../factor/factor-words.ts'
import { PasskeyButton } from '../factor/passkey-button.tsx'
import { Button } from '../kit/button.tsx'
import { late } from '../kit/late.tsx'
import { LeaveQuestion } from '../kit/leave-question.tsx'
import { Modal } from '../kit/modal.tsx'
import { SkeletonLines } from '../kit/skeleton.tsx'
import { useTabTitle } from '../shell/tab-title.ts'
import { useWords } from '../words/catalogue.ts'
import { loginWords } from '../words/login.ts'
import { sessionWords } from '../words/session.ts'
import { giveUp } from './given-up.ts'
import { maskedEmail } from './pending-sign-in.ts'
import { leaveAfter, returnMinutes } from './return-limit.ts'
import { renew, useSession } from './session.ts'
import { SignInAgain } from './sign-in-again.tsx'
import { mayBeSignedIn } from './signed-in-hint.ts'
import { answerSignIn } from './step-up.ts'
import type { SessionAnswer } from './token-times.ts'

const ConfirmFactor = late(() => import('../factor/confirm-factor.tsx'), <SkeletonLines lines={3} />)
/** Whoever comes is seen by the session itself. */
const seen = () => undefined

/**
 * The session ended while something typed or on its way would be lost: the page is hidden and waits for its person.
 * Nobody else finds it: another account opens the page anew; giving up, and half an hour in which nobody came, leave it
 * as an ended session does.
 */
export function ReturnDialog({ former }: { former: SessionAnswer }) {
  const words = useWords(sessionWords)
  const login = useWords(loginWords)
  const factors = useWords(factorWords)
  const [leaving, setLeaving] = useState(false)
  const { email } = former.user
  const session = useWhoeverComes(former)
  useHiddenPage()
  // Nobody came: what was typed does not wait on an open desk for whoever passes by.
  useEffect(() => leaveAfter(returnMinutes, () => answerSignIn(false)), [])
  useTabTitle(words.returnTitle)
  // Read while the session stood, and asked of nobody now: what is not known is offered.
  const known = queryClient.getQueryData(readOptions(getUser, {}).queryKey)
  const showsFactor = session.status === 'second-step'

  return createPortal(
    <Modal
      stubborn
      size="small"
      title={words.returnTitle}
      description={words.returnIntro(returnMinutes)}
      onClose={() => setLeaving(true)}
    >
      <div className="grid gap-4">
        <p className="text-neutral-700">{words.returnAccount(maskedEmail(email))}</p>
        {showsFactor ? (
          <ConfirmFactor onDone={seen} />
        ) : (
          <>
            {(known?.second_factors.includes('passkey') ?? true) && (
              <PasskeyButton label={login.passkey} onEntered={seen} />
            )}
            <SignInAgain
              email={email}
              shown={maskedEmail(email)}
              hasPassword={known?.has_password ?? true}
              confirm={login.signIn}
              onDone={seen}
            />
          </>
        )}
        <div>
          <Button look="link" onClick={() => setLeaving(true)}>
            {factors.otherAccount}
          </Button>
        </div>
      </div>
      {leaving && (
        <LeaveQuestion
          body={undefined}
          onStay={() => setLeaving(false)}
          onLeave={() => answerSignIn(false)}
        />
      )}
    </Modal>,
    document.body,
  )
}

/** Goes on once its person is back, here or in another tab; starts the page anew for anybody else. */
function useWhoeverComes(former: SessionAnswer) {
  const session = useSession()
  useEffect(() => {
    if (!('answer' in session)) return
    if (session.answer.user.uid !== former.user.uid) {
      giveUp()
      location.reload()
    } else if (session.status === 'signed-in') answerSignIn(true)
    // A first factor is added on its own page.
    else if (session.step === 'enrol') answerSignIn(false)
  }, [session, former])
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible' && mayBeSignedIn()) void renew(true).catch(() => undefined)
    }
    addEventListener('focus', look)
    return () => removeEventListener('focus', look)
  }, [])
  return session
}

/** Nothing of the page is seen, found, printed or read aloud meanwhile; it stays in memory with what was typed. */
function useHiddenPage(): void {
  useEffect(() => {
    // An open drawer is seen over a page that is not.
    const covered = [...document.querySelectorAll<HTMLElement>('#root, #root dialog')]
    // Without motion, what is handed down takes a moment to reach every line: what is seen through hides at once.
    for (const { style } of covered) [style.opacity, style.visibility] = ['0', 'hidden']
    return () => {
      for (const { style } of covered) [style.opacity, style.visibility] = ['', '']
    }
  }, [])
}
