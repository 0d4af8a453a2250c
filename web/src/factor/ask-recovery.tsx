import type { Output } from '@moisson/contract/call'
import { askRecovery } from '@moisson/contract/factor-recovery'
import { useState } from 'react'
import { Button } from '../kit/button.tsx'
import { Notice } from '../kit/notice.tsx'
import { useFormat } from '../kit/use-format.ts'
import { askIdentity } from '../session/sign-in.ts'
import { useWords } from '../words/catalogue.ts'
import { factorWords } from './factor-words.ts'
import { useIdentity } from './use-identity.ts'

/** For somebody who lost every factor and every code: what happens, then the request, then where it stands. */
export function AskRecovery() {
  const words = useWords(factorWords)
  const format = useFormat()
  const identity = useIdentity()
  const [open, setOpen] = useState(false)
  const [stands, setStands] = useState<Output<typeof askRecovery> | null>(null)
  const due = stands?.due_at ? format.shortInstant(stands.due_at) : ''

  if (!open)
    return (
      <Button look="link" onClick={() => setOpen(true)}>
        {words.lost}
      </Button>
    )
  if (stands)
    return (
      <Notice kind="success" announced title={words.lostAsked}>
        {stands.due_at
          ? words.lostWaiting(due)
          : words.lostStands[stands.state === 'asked' ? 'asked' : 'once']}
      </Notice>
    )
  return (
    <Notice
      kind={identity.failure ? 'error' : 'info'}
      announced={identity.failure !== null}
      title={words.lost}
    >
      <p>{identity.failure ?? words.lostIntro}</p>
      <Button
        className="mt-3"
        running={identity.running}
        onClick={() =>
          void identity.ask(() => askIdentity(askRecovery, {})).then((answer) => setStands(answer ?? null))
        }
      >
        {words.lostAsk}
      </Button>
    </Notice>
  )
}
