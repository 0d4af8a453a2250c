import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { SkeletonLines } from '../kit/skeleton.tsx'
import { Button } from '../kit/button.tsx'
import { renew, settled, signOut, useSession } from '../session/session.ts'
import { useGoHome } from '../session/use-go-home.ts'
import { useWords } from '../words/catalogue.ts'
import { AskRecovery } from './ask-recovery.tsx'
import ConfirmFactor from './confirm-factor.tsx'
import { EnrolFactor } from './enrol-factor.tsx'
import { factorWords } from './factor-words.ts'

/** What a sign-in still owes: a second factor to show, or a first one to add; then the page that was asked for. */
export default function SecondStep({ redirect }: { redirect: string | null }) {
  const words = useWords(factorWords)
  const session = useSession()
  const navigate = useNavigate()
  const goHome = useGoHome()
  const owed = session.status === 'second-step' ? session.step : null
  const leave = useEffectEvent((status: typeof session.status) => {
    if (status === 'signed-in') void goHome(redirect)
    else if (status === 'signed-out') void navigate({ to: '/login', replace: true })
  })
  // Reloaded, or opened from a bookmark: what the cookie still says.
  useEffect(() => void settled().then((known) => leave(known.status)), [])

  async function other() {
    await signOut()
    await navigate({ to: '/login', replace: true })
  }
  if (owed === null) return <SkeletonLines lines={4} />
  return (
    <div className="grid gap-6">
      <div>
        <h1 tabIndex={-1} data-page-title className="text-3xl font-semibold tracking-tight">
          {owed === 'confirm' ? words.confirmTitle : words.enrolTitle}
        </h1>
        <p className="mt-2 text-pretty text-neutral-600">
          {owed === 'confirm' ? words.confirmIntro : words.enrolIntro}
        </p>
      </div>
      {owed === 'confirm' ? (
        <div className="card p-5 sm:p-6">
          <ConfirmFactor onDone={() => void goHome(redirect)} />
        </div>
      ) : (
        <EnrolFactor onDone={() => void renew(true).then(() => goHome(redirect))} />
      )}
      <div className="grid justify-items-start gap-2">
        {owed === 'confirm' && <AskRecovery />}
        <Button look="link" onClick={() => void other()}>
          {words.otherAccount}
        </Button>
      </div>
    </div>
  )
}
