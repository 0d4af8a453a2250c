import { sendMagicLink } from '@moisson/contract/user'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../kit/button.tsx'
import { Notice } from '../kit/notice.tsx'
import { useWords } from '../words/catalogue.ts'
import { sessionWords } from '../words/session.ts'
import { shellWords } from '../words/shell.ts'
import { useUser } from './account.ts'
import { maskedEmail } from './pending-sign-in.ts'
import { askIdentity } from './sign-in.ts'

/** One tap sends the sign-in link to the account's address: whoever came by a personal link has nothing to type. */
export function FullSignIn({ redirect }: { redirect: string }) {
  const words = useWords(sessionWords)
  const { network } = useWords(shellWords)
  const { email } = useUser()
  const [running, setRunning] = useState(false)
  const [sent, setSent] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  // Whoever came by a letter has no mailbox to prove.
  if (email === '') return <p className="text-pretty text-neutral-700">{words.noMailbox}</p>

  async function order() {
    setRunning(true)
    setFailure(null)
    const outcome = await askIdentity(sendMagicLink, { body: { email, redirect } })
    setRunning(false)
    setSent(outcome.ok)
    if (!outcome.ok) setFailure(outcome.failure.message || network)
  }

  return (
    <div className="grid justify-items-start gap-3">
      {failure && (
        <Notice kind="error" announced>
          {failure}
        </Notice>
      )}
      {sent ? (
        <Notice kind="success" announced>
          {words.fullSent(maskedEmail(email))}
        </Notice>
      ) : (
        <Button icon={Mail} running={running} onClick={() => void order()}>
          {words.fullSend}
        </Button>
      )}
    </div>
  )
}
