import { KeyRound } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '../kit/button.tsx'
import { Notice } from '../kit/notice.tsx'
import { useWords } from '../words/catalogue.ts'
import { shellWords } from '../words/shell.ts'
import { factorWords } from './factor-words.ts'
import type { PasskeyEntry } from './passkey-sign-in.ts'
import { enterWithPasskey } from './passkey-sign-in.ts'

/** Signing in with a passkey alone: by its button, or from the list that the field of the address shows. */
export default function PasskeyButton({ onEntered }: { onEntered: (redirect: string | null) => void }) {
  const words = useWords(factorWords)
  const { network } = useWords(shellWords)
  const [running, setRunning] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  function settle(entry: PasskeyEntry | null) {
    if (!entry) return
    if ('refused' in entry) setFailure(words[entry.refused])
    else if (entry.ok) onEntered(entry.value.redirect)
    else setFailure(entry.failure.message || network)
  }
  const offer = useEffectEvent((entry: PasskeyEntry | null) => {
    // Nothing was asked for: who gives it up, or has none, is told nothing.
    if (entry && !('refused' in entry)) settle(entry)
  })
  useEffect(() => void enterWithPasskey(true).then(offer), [])

  async function enter() {
    setRunning(true)
    setFailure(null)
    settle(await enterWithPasskey())
    setRunning(false)
  }
  return (
    <>
      {failure && (
        <Notice kind="warning" announced>
          {failure}
        </Notice>
      )}
      <Button icon={KeyRound} wide running={running} onClick={() => void enter()}>
        {words.signIn}
      </Button>
    </>
  )
}
